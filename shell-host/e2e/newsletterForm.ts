import { expect, type Locator, type Page } from '@playwright/test';
import { part } from './locators.ts';

export const FORM = '[data-fascia="newsletter-form"]';

/** The first newsletter form of a page. */
export const form = (page: Page): Locator => page.locator(FORM).first();

export const field = (page: Page, name: string): Locator => form(page).locator(`[name="${name}"]`);

export const formPart = (page: Page, name: string): Locator => part(form(page), name);

export const submitButton = (page: Page): Locator => form(page).locator('button[type="submit"]');

/** Loads the newsletter page and waits for its form. */
export async function openNewsletter(page: Page, site: string): Promise<void> {
  await page.goto(`/subscribenewsletter?site=${site}`);
  await expect(formPart(page, 'form')).toBeVisible();
}
