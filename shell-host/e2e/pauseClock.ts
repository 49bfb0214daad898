import type { Page } from '@playwright/test';

/** Pauses the page's timers; time passes only by `page.clock`, however busy the machine is. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
