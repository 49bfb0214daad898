import { RemoteError } from '../types/remote.ts';

export const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** Rejects with a `RemoteError` after a time in ms. */
export async function limit(ms: number, name: string): Promise<never> {
  await sleep(ms);
  throw new RemoteError('timeout', `${name} timed out after ${ms} ms`);
}

/** The error for a page that does not wait, because the circuit breaker is open. */
export const refusal = (): RemoteError => new RemoteError('breaker', 'Remote is down');
