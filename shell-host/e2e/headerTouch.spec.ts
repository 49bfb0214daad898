import type { Page } from '@playwright/test';
import { expect, test } from './host.ts';

test.use({ hasTouch: true });

const item = (page: Page, name: string) =>
  page.locator(`[data-part="nav-item"][data-item="${name}"]`);
const flyout = (page: Page, name: string) => page.locator(`[data-flyout="${name}"]`);
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** What opened and closed, in order: nothing may flicker. */
async function keepEvents(page: Page) {
  await page.addInitScript(() => {
    const told: string[] = [];
    Reflect.set(window, 'told', told);
    for (const type of ['fascia:flyout-open', 'fascia:flyout-close']) {
      window.addEventListener(type, (event) =>
        told.push(`${type.slice(14)} ${(event as CustomEvent<{ flyout: string }>).detail.flyout}`),
      );
    }
  });
  return () => page.evaluate(() => Reflect.get(window, 'told') as string[]);
}

for (const width of [1200, 1500]) {
  test.describe(`At ${width} px, by finger`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the first tap opens an item, the second follows it', async ({ page }) => {
      const told = await keepEvents(page);
      await page.goto('/');
      await expect(page.locator('[data-item="categories"] + button')).toBeVisible();
      await item(page, 'categories').tap();
      await expect(flyout(page, 'categories')).toBeVisible();
      await page.waitForTimeout(500);
      expect(pathOf(page)).toBe('/');
      expect(await told()).toEqual(['open categories']);
      await item(page, 'categories').tap();
      await expect(page).toHaveURL(/\/category\/all/);
    });

    test('within the tree too', async ({ page }) => {
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

    test('a tap on another item changes to it, a tap beside closes, nothing flickers', async ({
      page,
    }) => {
      const told = await keepEvents(page);
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
      expect((await told()).toSorted()).toEqual([
        'close coffee',
        'close sale',
        'open coffee',
        'open sale',
      ]);
      expect(pathOf(page)).toBe('/');
    });

    test('an icon opens and closes its flyout, and another one closes it', async ({ page }) => {
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
