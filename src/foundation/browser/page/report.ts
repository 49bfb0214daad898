import { emit, type FasciaError } from './events.ts';

/** Reports a failure to the console and with `fascia:error` (HOST-22). Never throws. */
export function report(error: FasciaError): void {
  // `globalThis`, because the build removes plain `console.warn` calls of packages.
  globalThis.console.warn(`fascia: ${error.module}/${error.operation}: ${error.message}`);
  emit('fascia:error', error);
}
