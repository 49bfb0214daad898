import { RemoteError } from '../types/remote.ts';

/** The error for a file or module that has not loaded within `ms` milliseconds. */
export const timedOut = (name: string, ms: number): RemoteError =>
  new RemoteError('timeout', `${name} timed out after ${ms} ms`);

/** The error for a remote that the page does not load because the circuit breaker is open. */
export const breakerOpen = (): RemoteError => new RemoteError('breaker', 'Remote is down');
