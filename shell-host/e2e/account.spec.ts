import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { boxOf, flyout, part } from './locators.ts';
import { doubleTextSize, findHorizontalOverflow } from './textSize.ts';

const icon = (page: Page) => part(page, 'icon-user');

/** Sets the visitor of this browser. */
const setVisitor = (page: Page, data: object) =>
  page.context().request.put('/demo/visitor', { data });

/** The background and foreground colours of the icon's picture. */
const coloursOf = (page: Page) =>
  icon(page)
    .locator('svg')
    .locator('..')
    .evaluate((picture) => {
      const { backgroundColor, color } = getComputedStyle(picture);
      return { backgroundColor, color };
    });

test.describe('the account icon', () => {
  // ACC-02
  test('has different colours for a known visitor', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/help');
    const anonymous = await coloursOf(page);
    await setVisitor(page, { kind: 'LOGGED_IN' });
    await page.reload();
    await expect(icon(page)).toHaveAttribute('data-known', 'true');
    for (const name of ['backgroundColor', 'color'] as const) {
      await expect.poll(async () => (await coloursOf(page))[name]).not.toBe(anonymous[name]);
    }
  });
});

test.describe('the account flyout', () => {
  // ACC-02
  test(
    'logs the visitor out, even on a page that does not exist',
    { tag: '@journey' },
    async ({ page, host }) => {
      await setVisitor(page, { kind: 'LOGGED_IN', firstName: 'Kim', lastName: 'Novak' });
      const response = await page.goto('/no/such/page');
      expect(response?.status()).toBe(404);
      await expect(page.locator('[data-fascia="footer"]')).toBeVisible();
      await expect(icon(page)).toHaveAttribute('data-known', 'true');
      await icon(page).click();
      await expect(flyout(page, 'account')).toContainText('Guten Tag, Kim');
      await page.getByRole('link', { name: 'Abmelden' }).click();
      await page.waitForURL(`${host.origin}/`);
      await expect(icon(page)).toHaveAccessibleName('Mein Konto');
    },
  );

  // ACC-03
  test('wraps a long name at 320 px with double text size', async ({ page }) => {
    const firstName = 'Maximiliane-Alexandra';
    const lastName = 'Wolkenstein-Trostburg-Rodeneggerhofstätten';
    await setVisitor(page, { kind: 'LOGGED_IN', firstName, lastName });
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto('/help?site=HU');
    await doubleTextSize(page);
    await icon(page).click();
    const greeting = part(page, 'account-greeting');
    await expect(greeting).toContainText(lastName);
    expect(await findHorizontalOverflow(page)).toEqual([]);
    const overflow = await greeting.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    const close = await boxOf(part(flyout(page, 'account'), 'flyout-close'));
    expect((await boxOf(greeting)).right).toBeLessThanOrEqual(close.x);
  });
});
