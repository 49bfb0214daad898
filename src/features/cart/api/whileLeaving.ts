import type { CartEnvironment } from '../cartEnvironment.ts';

const LOOK_MS = 500;

/**
 * Waits while the page is being left. What has failed then was perhaps cancelled by the browser, and counts only if
 * the page stays after all (CART-92).
 */
export function createLeavingWait({
  clock,
  isLeaving,
}: Pick<CartEnvironment, 'clock' | 'isLeaving'>) {
  const waiting = new Set<() => void>();

  function wait(resolve: () => void): void {
    const stop = clock.after(LOOK_MS, () => {
      waiting.delete(goOn);
      if (isLeaving()) wait(resolve);
      else resolve();
    });
    const goOn = () => {
      waiting.delete(goOn);
      stop();
      resolve();
    };
    waiting.add(goOn);
  }

  return {
    isLeaving,
    /** Resolves when the page is known to stay. */
    untilItStays: () => new Promise<void>(wait),
    /** The page stays: the visitor looks at it. */
    stay(): void {
      for (const goOn of waiting) goOn();
    },
  };
}
