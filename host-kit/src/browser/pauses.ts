/** Pauses before the tries in the background, in ms; after the last the page gives up. */
export const PAUSES_MS = [5_000, 15_000, 45_000, 120_000, 300_000];

export const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves after the pause, or later, when the page is visible: nobody waits in a hidden one. */
export async function pauseWhileHidden(ms: number): Promise<void> {
  await sleep(ms);
  while (document.visibilityState === 'hidden') {
    await new Promise((resolve) =>
      document.addEventListener('visibilitychange', resolve, { once: true }),
    );
  }
}
