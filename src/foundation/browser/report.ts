import { emit, type FasciaError } from './events.ts';

/** Reports a failure to the console and by `fascia:error` (HOST-22). Never throws. */
export function report(error: FasciaError): void {
  // oxlint-disable-next-line no-console -- the one place that writes to the console
  console.warn(`fascia: ${error.module}/${error.operation}: ${error.message}`);
  emit('fascia:error', error);
}
