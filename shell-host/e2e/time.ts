import type { Page } from '@playwright/test';

/** From here on a page's time passes by `page.clock` alone: a busy machine's is nobody's. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
