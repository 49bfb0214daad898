import { RemoteError } from '../types/remote.ts';

/** Pauses before the tries in the background, in ms; after the last the page gives up. */
export const PAUSES_MS = [5_000, 15_000, 45_000, 120_000, 300_000];

export const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** Rejects after a time. */
export async function limit(ms: number, name: string): Promise<never> {
  await sleep(ms);
  throw new RemoteError('timeout', `No ${name} in ${ms} ms`);
}

/** Why something is not waited for. */
export const refusal = (): RemoteError => new RemoteError('breaker', 'It was down');
