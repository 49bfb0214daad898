import type { Page } from '@playwright/test';
import { describeWith } from '../../config/playwright/describeWith.ts';
import { expect, test } from './fixtures.ts';
import { recordFlyoutEvents } from './flyoutEvents.ts';
import { stayOnPage } from './flyoutIcons.ts';
import {
  boxOf,
  drawer,
  flyout,
  menuButton,
  moduleRoot,
  navItem,
  navToggle,
  part,
} from './locators.ts';

test.use({ hasTouch: true });

// NAV-12, HEAD-25
test(
  'the first tap on an item or icon opens its flyout, the second follows its link',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/help');
    const paths = await stayOnPage(page);
    const categories = flyout(page, 'categories');
    await navItem(page, 'categories').tap();
    await expect(categories).toBeVisible();
    expect(paths).toEqual([]);
    await navItem(page, 'categories').tap();
    await expect.poll(() => paths).toEqual(['/category/all']);

    const kitchen = categories.getByRole('link', { name: 'Küche', exact: true });
    await kitchen.tap();
    await expect(categories.getByRole('link', { name: 'Kochen' }).first()).toBeVisible();
    expect(paths).toHaveLength(1);
    await kitchen.tap();
    await expect.poll(() => paths.at(-1)).toBe('/category/kitchen');

    await part(page, 'icon-store-finder').tap();
    await expect(flyout(page, 'store-finder')).toBeVisible();
    await expect(categories).toBeHidden();
    expect(paths).toHaveLength(2);
    await part(page, 'icon-store-finder').tap();
    await expect.poll(() => paths.at(-1)).toBe('/service/storefinder/search');
  },
);

test('a tap on another item or on the page closes the flyout without flicker', async ({ page }) => {
  const flyoutEvents = await recordFlyoutEvents(page);
  await page.goto('/help');
  await expect(navToggle(page, 'sale')).toBeVisible();
  await page.clock.install();
  await navItem(page, 'coffee').tap();
  await expect(flyout(page, 'coffee')).toBeVisible();
  await navItem(page, 'sale').tap();
  await expect(flyout(page, 'sale')).toBeVisible();
  await expect(flyout(page, 'coffee')).toBeHidden();
  await part(page, 'icon-user').tap();
  await expect(flyout(page, 'account')).toBeVisible();
  await expect(flyout(page, 'sale')).toBeHidden();
  await page.touchscreen.tap(750, 880);
  await expect(flyout(page, 'account')).toBeHidden();
  // Longer than the hover delays.
  await page.clock.runFor(2_000);
  const names = ['account', 'coffee', 'sale'];
  expect((await flyoutEvents()).toSorted()).toEqual([
    ...names.map((name) => `close ${name}`),
    ...names.map((name) => `open ${name}`),
  ]);
  expect(new URL(page.url()).pathname).toBe('/help');
});

/** Opens a page and adds a table that is wider than a phone's window, to which the browser adapts its inner size. */
async function openWithWideTable(page: Page): Promise<void> {
  await page.goto('/help');
  await expect(menuButton(page)).toBeVisible();
  await page.evaluate(() => {
    const table = document.createElement('table');
    table.style.width = '1200px';
    table.style.height = '3000px';
    document.querySelector('main')?.append(table);
  });
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBeGreaterThan(1100);
}

describeWith('chromium', 'On a phone', () => {
  test.use({ isMobile: true, viewport: { width: 360, height: 800 } });

  // UI-46
  test('a table that is wider than the window changes neither layout nor heights', async ({
    page,
  }) => {
    await openWithWideTable(page);
    await expect(moduleRoot(page, 'header')).toHaveAttribute('data-platform', 'MATCH');
    await expect(menuButton(page)).toBeVisible();
    await part(page, 'icon-user').tap();
    await expect(flyout(page, 'account')).toBeVisible();
    const { height } = await boxOf(moduleRoot(page, 'header'));
    const room = await moduleRoot(page, 'header').evaluate(({ style }) =>
      style.getPropertyValue('--fascia-flyout-height'),
    );
    expect(Math.abs(parseFloat(room) - (800 - height))).toBeLessThan(2);
  });

  // UI-46
  test('a page with a wide table keeps its header usable when the phone is rotated', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await openWithWideTable(page);
    for (const [width, height] of [
      [700, 375],
      [375, 700],
    ] as const) {
      await test.step(`${width} × ${height} px`, async () => {
        await page.setViewportSize({ width, height });
        await expect(moduleRoot(page, 'header')).toHaveAttribute('data-platform', 'MATCH');
        for (const name of ['logo', 'icon-search', 'icon-cart']) {
          await expect.poll(async () => (await boxOf(part(page, name))).right).toBeLessThan(width);
        }
        // Not with taps: Playwright ignores the page's zoom, which may change with the window.
        await menuButton(page).press('Enter');
        await expect(drawer(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(drawer(page)).toBeHidden();
        await part(page, 'icon-user').press('Enter');
        await expect(flyout(page, 'account')).toBeVisible();
        expect((await boxOf(flyout(page, 'account'))).right).toBeLessThan(width + 1);
        await page.keyboard.press('Escape');
        await expect(flyout(page, 'account')).toBeHidden();
      });
    }
  });
});
