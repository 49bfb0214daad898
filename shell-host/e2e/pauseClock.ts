import { expect, type Page } from '@playwright/test';

/** Pauses the page's timers. Only `page.clock` advances the time, regardless of how busy the machine is. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Polls for a value and advances the page's time before each poll. Call after `page.clock.install`. */
export const pollInSteps = <T>(page: Page, read: () => T, stepMs = 50) =>
  expect.poll(
    async () => {
      await page.clock.runFor(stepMs);
      return read();
    },
    { intervals: [50], timeout: 60_000 },
  );

/** Ignores the page's timers of these durations in ms. Call before the page loads. */
export async function ignoreTimers(
  page: Page,
  from: number,
  to = Number.MAX_SAFE_INTEGER,
): Promise<void> {
  await page.addInitScript(
    ([least, most]) => {
      const native = window.setTimeout;
      Object.assign(window, {
        setTimeout: (run: () => void, ms = 0, ...args: unknown[]) =>
          ms >= least && ms <= most ? 0 : native(run, ms, ...args),
      });
    },
    [from, to] as const,
  );
}
