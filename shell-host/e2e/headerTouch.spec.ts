import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { recordFlyoutEvents } from './flyoutEvents.ts';

test.use({ hasTouch: true });

const item = (page: Page, name: string) =>
  page.locator(`[data-part="nav-item"][data-item="${name}"]`);
const flyout = (page: Page, name: string) => page.locator(`[data-flyout="${name}"]`);
const pathOf = (page: Page) => new URL(page.url()).pathname;

for (const width of [1200, 1500]) {
  test.describe(`On a touch screen ${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    // NAV-12
    test('the first tap on an item opens its flyout and the second follows its link', async ({
      page,
    }) => {
      const flyoutEvents = await recordFlyoutEvents(page);
      await page.goto('/');
      await expect(page.locator('[data-item="categories"] + button')).toBeVisible();
      await item(page, 'categories').tap();
      await expect(flyout(page, 'categories')).toBeVisible();
      await page.waitForTimeout(500);
      expect(pathOf(page)).toBe('/');
      expect(await flyoutEvents()).toEqual(['open categories']);
      await item(page, 'categories').tap();
      await expect(page).toHaveURL(/\/category\/all/);
    });

    test('the same holds for categories within a flyout', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('[data-item="categories"] + button')).toBeVisible();
      await item(page, 'categories').tap();
      const kitchen = flyout(page, 'categories').getByRole('link', { name: 'Küche', exact: true });
      await kitchen.tap();
      await expect(
        flyout(page, 'categories').getByRole('link', { name: 'Kochen' }).first(),
      ).toBeVisible();
      expect(pathOf(page)).toBe('/');
      await kitchen.tap();
      await expect(page).toHaveURL(/\/category\/kitchen/);
    });

    test('a tap on another item switches to it and a tap outside closes it, without flicker', async ({
      page,
    }) => {
      const flyoutEvents = await recordFlyoutEvents(page);
      await page.goto('/');
      await expect(page.locator('[data-item="sale"] + button')).toBeVisible();
      await item(page, 'coffee').tap();
      await expect(flyout(page, 'coffee')).toBeVisible();
      await item(page, 'sale').tap();
      await expect(flyout(page, 'sale')).toBeVisible();
      await expect(flyout(page, 'coffee')).toBeHidden();
      await page.touchscreen.tap(width / 2, 880);
      await expect(flyout(page, 'sale')).toBeHidden();
      await page.waitForTimeout(1_200);
      expect((await flyoutEvents()).toSorted()).toEqual([
        'close coffee',
        'close sale',
        'open coffee',
        'open sale',
      ]);
      expect(pathOf(page)).toBe('/');
    });

    // HEAD-25
    test('the first tap on an icon opens its flyout and the second follows its link', async ({
      page,
    }) => {
      await page.goto('/');
      const icon = page.locator('[data-part="icon-store-finder"]');
      await icon.tap();
      await expect(flyout(page, 'store-finder')).toBeVisible();
      expect(pathOf(page)).toBe('/');
      await icon.tap();
      await expect(page).toHaveURL(/\/service\/storefinder\/search/);
    });

    test('an icon opens its flyout, and opening another one closes it', async ({ page }) => {
      await page.goto('/');
      await page.locator('[data-part="icon-user"]').tap();
      await expect(flyout(page, 'account')).toBeVisible();
      await item(page, 'coffee').tap();
      await expect(flyout(page, 'coffee')).toBeVisible();
      await expect(flyout(page, 'account')).toBeHidden();
      await page.locator('[data-part="icon-store-finder"]').tap();
      await expect(flyout(page, 'store-finder')).toBeVisible();
      await expect(flyout(page, 'coffee')).toBeHidden();
      await flyout(page, 'store-finder').locator('[data-part="flyout-close"]').tap();
      await expect(flyout(page, 'store-finder')).toBeHidden();
      expect(pathOf(page)).toBe('/');
    });
  });
}
