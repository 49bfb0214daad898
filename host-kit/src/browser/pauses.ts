import { RemoteError } from '../types/remote.ts';

export const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** Rejects after a time in ms. */
export async function limit(ms: number, name: string): Promise<never> {
  await sleep(ms);
  throw new RemoteError('timeout', `No ${name} in ${ms} ms`);
}

/** Why something is not waited for. */
export const refusal = (): RemoteError => new RemoteError('breaker', 'Down');
