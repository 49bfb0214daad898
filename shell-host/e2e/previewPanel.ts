import type { Page } from '@playwright/test';
import { retailer } from '../demo-shop/retailer.ts';
import { expect } from './fixtures.ts';

/** A part of the preview panel. */
export const part = (page: Page, name: string) =>
  page.locator(`[data-fascia="preview-panel"] [data-part="${name}"]`);

/** Sets the staff cookie; the demo shop accepts any value. */
export async function logInAsStaff(page: Page, origin: string): Promise<void> {
  await page
    .context()
    .addCookies([{ name: retailer.cookies.staff, value: 'somebody', url: origin }]);
}

/** Opens the settings and waits for the list of today's A/B tests, of which the last week of a year has none. */
export async function openSettings(page: Page): Promise<void> {
  await part(page, 'open').click();
  await expect(part(page, 'message')).toHaveText(
    /^(Active tests found|No active tests for this date)\.$/,
  );
}
