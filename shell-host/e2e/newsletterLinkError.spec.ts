import type { Locator } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { field, form, FORM, formPart } from './newsletterForm.ts';

/** The distance from the top of the page in px. */
const topOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

test.describe('the notice of an invalid confirmation link', () => {
  // NEWS-35
  test('disappears without moving the form while the visitor uses it', async ({ page }) => {
    await page.goto('/subscribenewsletter?token=unknown&site=HU');
    await expect(formPart(page, 'doi-error')).toBeVisible();
    await expect(formPart(page, 'form')).toBeVisible();
    await expectNoViolations(page, FORM);
    const notice = await formPart(page, 'doi-error').boundingBox();
    const top = () => topOf(field(page, 'email'));
    const before = await top();
    await field(page, 'email').click();
    await expect(formPart(page, 'doi-error')).toHaveCount(0);
    expect(await top()).toBe(before);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await form(page).locator('label').last().click();
    expect(await top()).toBe(before);
    const heading = page.locator('main h1');
    const headingTop = await topOf(heading);
    await heading.click();
    await expect.poll(top).toBeLessThanOrEqual(before - (notice?.height ?? before));
    expect(await topOf(heading)).toBe(headingTop);
  });
});
