import type { Locator, Page } from '@playwright/test';
import { expect, test } from './host.ts';

const form = (page: Page) => page.locator('[data-fascia="newsletter-form"]').first();
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const part = (page: Page, name: string) => form(page).locator(`[data-part="${name}"]`);

/** How far it is from the page's top. */
const topOf = (place: Locator) =>
  place.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

/** The page that a confirmation link leads to which is no longer valid. */
async function open(page: Page): Promise<void> {
  await page.goto('/subscribenewsletter?token=unknown&site=HU');
  await expect(part(page, 'doi-error')).toBeVisible();
}

test('What is typed in does not move when the notice of a link goes', async ({ page }) => {
  await open(page);
  await field(page, 'email').scrollIntoViewIfNeeded();
  const top = async () => (await field(page, 'email').boundingBox())?.y;
  const before = await top();
  await field(page, 'email').click();
  await expect(part(page, 'doi-error')).toHaveCount(0);
  expect(await top()).toBe(before);
});

test('The place of that notice goes when the visitor has gone elsewhere', async ({ page }) => {
  await open(page);
  const notice = await part(page, 'doi-error').boundingBox();
  const top = () => topOf(field(page, 'email'));
  await field(page, 'email').click();
  const before = await top();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await form(page).locator('label').last().click();
  expect(await top()).toBe(before);
  const elsewhere = page.locator('main h1');
  const there = await topOf(elsewhere);
  await elsewhere.click();
  await expect.poll(top).toBeLessThanOrEqual(before - (notice?.height ?? before));
  expect(await topOf(elsewhere)).toBe(there);
});
