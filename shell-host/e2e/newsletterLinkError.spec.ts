import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

const FORM = '[data-fascia="newsletter-form"]';
const form = (page: Page) => page.locator(FORM).first();
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const part = (page: Page, name: string) => form(page).locator(`[data-part="${name}"]`);

/** The distance from the top of the page in px. */
const topOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

// NEWS-35
test('An invalid confirmation link shows an error until the visitor enters the e-mail field, which does not move; its space collapses when the visitor leaves the form', async ({
  page,
}) => {
  await page.goto('/subscribenewsletter?token=unknown&site=HU');
  await expect(part(page, 'doi-error')).toBeVisible();
  await expect(part(page, 'form')).toBeVisible();
  await expectNoViolations(page, FORM);
  const message = await part(page, 'doi-error').boundingBox();
  await field(page, 'email').scrollIntoViewIfNeeded();
  const topInWindow = async () => (await field(page, 'email').boundingBox())?.y;
  const beforeFocus = await topInWindow();
  await field(page, 'email').click();
  await expect(part(page, 'doi-error')).toHaveCount(0);
  expect(await topInWindow()).toBe(beforeFocus);

  const top = () => topOf(field(page, 'email'));
  const before = await top();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await form(page).locator('label').last().click();
  expect(await top()).toBe(before);
  const heading = page.locator('main h1');
  const headingTop = await topOf(heading);
  await heading.click();
  await expect.poll(top).toBeLessThanOrEqual(before - (message?.height ?? before));
  expect(await topOf(heading)).toBe(headingTop);
});

test('A confirmation that fails for technical reasons does not call the link invalid', async ({
  page,
  shop,
}) => {
  shop.faults.set('subscriberConfirm', { kind: 'status', status: 503 });
  await page.goto('/subscribenewsletter?token=unknown&site=DE');
  await expect(part(page, 'form')).toBeVisible();
  await expect(page.locator('main')).toContainText('später noch einmal');
  await expect(part(page, 'doi-error')).toHaveCount(0);
});
