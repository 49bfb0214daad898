import { expect, type Page } from '@playwright/test';
import { part } from './locators.ts';

const FOOTER = '[data-fascia="footer"]';

/** Opens all panels of the footer and its country switcher. */
export async function expandFooter(page: Page): Promise<void> {
  for (const heading of await page.locator(`${FOOTER} h3 button`).all()) await heading.click();
  await page.locator(`${FOOTER} [data-part="country-switcher"] button`).click();
  await expect(part(page, 'country')).toHaveCount(9);
}
