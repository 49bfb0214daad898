import type { Page } from '@playwright/test';
import { retailer } from '../demo-shop/retailer.ts';
import { expect } from './fixtures.ts';
import { moduleRoot, part as partOf } from './locators.ts';

/** A part of the preview panel. */
export const part = (page: Page, name: string) => partOf(moduleRoot(page, 'preview-panel'), name);

/**
 * Sets the staff cookie. The demo shop accepts any value. Also sets the page's date to the fixed date of the demo shop,
 * because staff see the promotions of the current day. Timers keep running.
 */
export async function logInAsStaff(page: Page, origin: string): Promise<void> {
  await page.clock.setFixedTime(process.env['DEMO_SHOP_TIME'] ?? '');
  await page
    .context()
    .addCookies([{ name: retailer.cookies.staff, value: 'anything', url: origin }]);
}

/** Opens the settings and waits for the list of A/B tests. */
export async function openSettings(page: Page): Promise<void> {
  await part(page, 'open').click();
  await expect(part(page, 'message')).toHaveText('Active tests found.');
}
