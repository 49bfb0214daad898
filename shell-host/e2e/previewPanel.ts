import type { Page } from '@playwright/test';
import { retailer } from '../demo-shop/retailer.ts';
import { expect } from './fixtures.ts';

/** A part of the preview panel. */
export const part = (page: Page, name: string) =>
  page.locator(`[data-fascia="preview-panel"] [data-part="${name}"]`);

/**
 * Sets the staff cookie; the demo shop accepts any value. Today is the day on which the shop's clock stands: staff are shown
 * what runs today. Timers run.
 */
export async function logInAsStaff(page: Page, origin: string): Promise<void> {
  await page.clock.setFixedTime(process.env['DEMO_SHOP_TIME'] ?? '');
  await page
    .context()
    .addCookies([{ name: retailer.cookies.staff, value: 'somebody', url: origin }]);
}

/** Opens the settings and waits for the list of A/B tests. */
export async function openSettings(page: Page): Promise<void> {
  await part(page, 'open').click();
  await expect(part(page, 'message')).toHaveText('Active tests found.');
}
