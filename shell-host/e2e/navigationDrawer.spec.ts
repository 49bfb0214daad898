import type { Page } from '@playwright/test';
import { sites } from '../demo-shop/sites.ts';
import { expectNoViolations, isSampleSite } from './axe.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 375, height: 700 }, hasTouch: true });

const item = (page: Page, name: string) =>
  page.locator(`[data-part="nav-item"][data-item="${name}"]`);
const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const drawer = (page: Page) => page.locator('dialog[open]');
const menu = (page: Page) => page.locator('form:has(+ dialog) > button');

async function openDrawer(page: Page, path = '/') {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await menu(page).tap();
  await expect(item(page, 'sale')).toBeVisible();
}

// NAV-12, NAV-18, NAV-22
test('Taps go down the levels and back, and a tap on the open level’s link follows it', async ({
  page,
}) => {
  await openDrawer(page);
  await expect(part(page, 'drill-down')).toHaveCount(4);
  await item(page, 'categories').tap();
  await expect(part(page, 'flyout')).toHaveAttribute('data-flyout', 'categories');
  await part(page, 'drill-down').first().tap();
  await part(page, 'drill-back').tap();
  await part(page, 'drill-back').tap();
  await expect(item(page, 'categories')).toBeVisible();
  await item(page, 'coffee').tap();
  await expect(item(page, 'coffee')).toHaveCount(0);
  await drawer(page).getByRole('link', { name: 'Kaffee', exact: true }).tap();
  await expect(page).toHaveURL(/\/category\/coffee$/);
});

test('The drawer is as high as the window, and its targets are 44 px large', async ({ page }) => {
  await openDrawer(page);
  await item(page, 'categories').tap();
  await expect(part(page, 'drill-back')).toBeFocused();
  const box = await drawer(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, height: 700 });
  for (const target of await drawer(page).locator('a:visible, button:visible').all()) {
    const size = await target.boundingBox();
    expect(size?.height ?? 0).toBeGreaterThanOrEqual(44);
    expect(size?.width ?? 0).toBeGreaterThanOrEqual(44);
  }
});

test('The focus stays in the drawer; Escape closes it and returns the focus to the menu button', async ({
  page,
}) => {
  await openDrawer(page);
  await expect(page.locator('body')).toHaveClass(/header2020-flyout-open/);
  for (let stop = 0; stop < 14; stop += 1) {
    await page.keyboard.press(stop < 10 ? 'Tab' : 'Shift+Tab');
    expect(await drawer(page).evaluate((element) => element.contains(document.activeElement))).toBe(
      true,
    );
  }
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(menu(page)).toBeFocused();
  await expect(page.locator('body')).not.toHaveClass(/header2020-flyout-open/);
});

test('The page behind the drawer does not scroll and keeps its position', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 40));
  await menu(page).tap();
  await expect(drawer(page)).toBeVisible();
  await page.mouse.wheel(0, 600);
  await part(page, 'flyout-close').tap();
  await expect(drawer(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(40);
});

test('Without the code of the levels the drawer consists of plain links', async ({ page }) => {
  await page.route(/navigation-flyouts/, (route) => route.abort());
  await openDrawer(page);
  await expect(part(page, 'drill-down')).toHaveCount(0);
  await item(page, 'coffee').tap();
  await expect(page).toHaveURL(/\/category\/coffee$/);
});

for (const site of sites) {
  test(`The drawer of ${site} has no axe violations on any level`, async ({ page }) => {
    const check = () => expectNoViolations(page, 'dialog[open]', { colours: isSampleSite(site) });
    await openDrawer(page, `/?site=${site}`);
    await expect(part(page, 'drill-down')).toHaveCount(4);
    await check();
    await item(page, 'categories').tap();
    await part(page, 'drill-down').first().tap();
    await check();
    await part(page, 'drill-back').tap();
    await part(page, 'drill-back').tap();
    await item(page, 'theme-worlds').tap();
    await check();
  });
}
