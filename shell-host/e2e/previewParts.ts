import type { Page } from '@playwright/test';
import { expect } from './host.ts';

/** A part of the panel (contract §2). */
export const part = (page: Page, name: string) =>
  page.locator(`[data-fascia="preview-panel"] [data-part="${name}"]`);

/** Sets the staff cookie; the demo shop takes whoever brings one for staff. */
export async function becomeStaff(page: Page, origin: string): Promise<void> {
  await page.context().addCookies([{ name: 'StaffAuth', value: 'somebody', url: origin }]);
}

/** Opens the settings, and waits for the tests of the day. */
export async function openSettings(page: Page): Promise<void> {
  await part(page, 'open').click();
  await expect(part(page, 'message')).toHaveText('Active tests found.');
}
