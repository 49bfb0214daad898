import { RemoteError } from '../types/remote.ts';

/** Pauses before the tries, in ms: of the first and of those in the background. After the last the page gives up. */
export const PAUSES_MS = [0, 5_000, 15_000, 45_000, 120_000, 300_000];

export const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

const PAINTED = '__fascia_painted__';

/**
 * Resolves when anything may be asked for, with that moment: at once, or with the first frame of a server's markup, whose
 * promise `headTags` leaves (HK-194).
 */
export async function started(): Promise<number> {
  await (globalThis as { [PAINTED]?: Promise<void> })[PAINTED];
  return performance.now();
}

/** Rejects after a time, which begins when anything may be asked for. */
export async function limit(ms: number, name: string): Promise<never> {
  await started();
  await sleep(ms);
  throw new RemoteError('timeout', `No ${name} in ${ms} ms`);
}

/** Why something is not waited for. */
export const refusal = (): RemoteError => new RemoteError('breaker', 'Down');
