import { RemoteError } from '../types/remote.ts';

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
