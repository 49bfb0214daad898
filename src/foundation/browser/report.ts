import { emit, type FasciaError } from './events.ts';

/** Tells the page that something failed. On a server it goes to the log. Never throws. */
export function report(error: FasciaError): void {
  // oxlint-disable-next-line no-console -- the one place that writes to the console
  console.warn(`fascia: ${error.module}/${error.operation}: ${error.message}`);
  emit('fascia:error', error);
}
