import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { recordFlyoutEvents } from './flyoutEvents.ts';
import { stayOnPage } from './flyoutIcons.ts';

test.use({ hasTouch: true });

const item = (page: Page, name: string) =>
  page.locator(`[data-part="nav-item"][data-item="${name}"]`);
const flyout = (page: Page, name: string) => page.locator(`[data-flyout="${name}"]`);

// NAV-12, HEAD-25
test('On a touch screen the first tap on an item, a category or an icon opens its flyout, the second follows its link, and a tap on another switches to it or outside closes it, without flicker', async ({
  page,
}) => {
  const flyoutEvents = await recordFlyoutEvents(page);
  await page.setViewportSize({ width: 1500, height: 900 });
  await page.goto('/help');
  await expect(page.locator('[data-item="sale"] + button')).toBeVisible();
  await test.step('1500 px: a tap on another, or outside', async () => {
    await test.step('items', async () => {
      await item(page, 'coffee').tap();
      await expect(flyout(page, 'coffee')).toBeVisible();
      await item(page, 'sale').tap();
      await expect(flyout(page, 'sale')).toBeVisible();
      await expect(flyout(page, 'coffee')).toBeHidden();
      await page.touchscreen.tap(750, 880);
      await expect(flyout(page, 'sale')).toBeHidden();
      await page.waitForTimeout(1_200);
      expect((await flyoutEvents()).toSorted()).toEqual([
        'close coffee',
        'close sale',
        'open coffee',
        'open sale',
      ]);
    });
    await test.step('icons', async () => {
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
    });
    expect(new URL(page.url()).pathname).toBe('/help');
  });
  await page.setViewportSize({ width: 1200, height: 900 });
  await test.step('1200 px: the first tap and the second', async () => {
    const before = (await flyoutEvents()).length;
    const paths = await stayOnPage(page);
    await expect(page.locator('[data-item="categories"] + button')).toBeVisible();
    const icon = page.locator('[data-part="icon-store-finder"]');
    const categories = flyout(page, 'categories');
    await test.step('an item', async () => {
      await item(page, 'categories').tap();
      await expect(categories).toBeVisible();
      await page.waitForTimeout(500);
      expect(paths).toEqual([]);
      expect((await flyoutEvents()).slice(before)).toEqual(['open categories']);
      await item(page, 'categories').tap();
      await expect.poll(() => paths).toEqual(['/category/all']);
    });
    await test.step('a category', async () => {
      const kitchen = categories.getByRole('link', { name: 'Küche', exact: true });
      await kitchen.tap();
      await expect(categories.getByRole('link', { name: 'Kochen' }).first()).toBeVisible();
      expect(paths).toHaveLength(1);
      await kitchen.tap();
      await expect.poll(() => paths.at(-1)).toBe('/category/kitchen');
    });
    await test.step('an icon', async () => {
      await icon.tap();
      await expect(flyout(page, 'store-finder')).toBeVisible();
      await expect(categories).toBeHidden();
      expect(paths).toHaveLength(2);
      await icon.tap();
      await expect.poll(() => paths.at(-1)).toBe('/service/storefinder/search');
    });
  });
});
