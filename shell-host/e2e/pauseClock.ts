import type { Page } from '@playwright/test';

/** Pauses the page's timers; time passes only by `page.clock`, however busy the machine is. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Ignores the page's timers of at least this many milliseconds. Call before the page loads. */
export const ignoreTimers = (page: Page, from: number): Promise<unknown> =>
  page.addInitScript((least) => {
    const native = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, ms = 0) => (ms < least ? native(run, ms) : 0),
    });
  }, from);
