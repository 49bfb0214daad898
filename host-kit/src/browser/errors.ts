import { RemoteError } from '../types/remote.ts';

/** The error for something that has not loaded within a time in ms. */
export const timedOut = (name: string, ms: number): RemoteError =>
  new RemoteError('timeout', `${name} timed out after ${ms} ms`);

/** The error for a page that does not wait, because the circuit breaker is open. */
export const refusal = (): RemoteError => new RemoteError('breaker', 'Remote is down');
