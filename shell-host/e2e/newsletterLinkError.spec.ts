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

/** Opens a confirmation link that is no longer valid. */
async function open(page: Page, site = 'HU'): Promise<void> {
  await page.goto(`/subscribenewsletter?token=unknown&site=${site}`);
  await expect(part(page, 'doi-error')).toBeVisible();
}

// NEWS-35
test('An invalid confirmation link shows an error until the visitor enters the e-mail field', async ({
  page,
}) => {
  await open(page, 'DE');
  await expect(part(page, 'form')).toBeVisible();
  await expectNoViolations(page, FORM);
  await field(page, 'email').focus();
  await expect(part(page, 'doi-error')).toHaveCount(0);
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

test('The e-mail field does not move when the link’s error message disappears', async ({
  page,
}) => {
  await open(page);
  await field(page, 'email').scrollIntoViewIfNeeded();
  const top = async () => (await field(page, 'email').boundingBox())?.y;
  const before = await top();
  await field(page, 'email').click();
  await expect(part(page, 'doi-error')).toHaveCount(0);
  expect(await top()).toBe(before);
});

test('The space of the error message collapses when the visitor leaves the form', async ({
  page,
}) => {
  await open(page);
  const message = await part(page, 'doi-error').boundingBox();
  const top = () => topOf(field(page, 'email'));
  await field(page, 'email').click();
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
