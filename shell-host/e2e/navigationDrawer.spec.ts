import type { Page } from '@playwright/test';
import { sites } from '../demo-shop/sites.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { doubleTextSize } from './textSize.ts';

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

// NAV-12, NAV-18, NAV-22, NAV-43
test('Taps go down the levels and back, the level stays for the next time, and a tap on the open level’s link follows it', async ({
  page,
}) => {
  await openDrawer(page);
  await expect(part(page, 'drill-down')).toHaveCount(4);
  await item(page, 'categories').tap();
  await expect(part(page, 'flyout')).toHaveAttribute('data-flyout', 'categories');
  await part(page, 'drill-down').first().tap();
  const level = drawer(page).getByRole('link').first();
  const title = await level.textContent();
  await page.keyboard.press('Escape');
  await menu(page).tap();
  await expect(level).toHaveText(title ?? '');
  await part(page, 'drill-back').tap();
  await part(page, 'drill-back').tap();
  await expect(item(page, 'categories')).toBeVisible();
  await item(page, 'coffee').tap();
  await expect(item(page, 'coffee')).toHaveCount(0);
  await drawer(page).getByRole('link', { name: 'Kaffee', exact: true }).tap();
  await expect(page).toHaveURL(/\/category\/coffee$/);
});

// NAV-61, NAV-62
test('The drawer fills the window, keeps the focus and the page’s position, returns the focus to the menu button, and unfolds the other countries, which lead to their sites', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 40));
  await menu(page).tap();
  await expect(item(page, 'sale')).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/header2020-flyout-open/);
  await expect(part(page, 'drill-down')).toHaveCount(4);
  await expect(part(page, 'drawer-foot')).toBeVisible();
  for (let stop = 0; stop < 18; stop += 1) {
    await page.keyboard.press(stop < 14 ? 'Tab' : 'Shift+Tab');
    expect(await drawer(page).evaluate((element) => element.contains(document.activeElement))).toBe(
      true,
    );
  }
  await item(page, 'categories').tap();
  await expect(part(page, 'drill-back')).toBeFocused();
  expect(await drawer(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 700 });
  const sizes = await drawer(page)
    .locator('a:visible, button:visible')
    .evaluateAll((targets) =>
      targets.map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(menu(page)).toBeFocused();
  await expect(page.locator('body')).not.toHaveClass(/header2020-flyout-open/);
  await menu(page).tap();
  await part(page, 'flyout-close').tap();
  await expect(drawer(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(40);

  await test.step('the other countries', async () => {
    await menu(page).tap();
    await part(page, 'drill-back').tap();
    await expect(item(page, 'sale')).toBeVisible();
    await part(page, 'drawer-country').tap();
    const countries = drawer(page).locator('[data-part="country"]');
    await expect(countries).toHaveCount(sites.length);
    await expect(countries.first()).toBeInViewport({ ratio: 1 });
    await expect(countries.last()).toBeInViewport({ ratio: 1 });
    await expect(countries.and(page.locator('[aria-current]'))).toHaveText('Deutschland');
    await test.step('In a window too low for them the button stays in view, below the title bar', async () => {
      await part(page, 'drawer-country').tap();
      await page.setViewportSize({ width: 375, height: 480 });
      await part(page, 'drawer-country').tap();
      await expect(countries.first()).toBeInViewport({ ratio: 1 });
      const titleBar = part(page, 'flyout-close').locator('..');
      const bottom = await titleBar.evaluate((bar) => bar.getBoundingClientRect().bottom);
      const top = (await part(page, 'drawer-country').boundingBox())?.y ?? 0;
      expect(top).toBeGreaterThanOrEqual(Math.floor(bottom));
    });
    await expectNoViolations(page, 'dialog[open]');
    await countries.last().focus();
    for (const key of ['Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(
        await drawer(page).evaluate((element) => element.contains(document.activeElement)),
      ).toBe(true);
    }
    await expect(countries.last()).toBeFocused();
    await countries.filter({ hasText: 'Österreich' }).tap();
    await expect(page.locator('[data-fascia="header"]')).toHaveAttribute('data-site', 'AT');
  });
});

/** Moves a finger along points, in steps as a browser reports them. */
async function swipe(page: Page, points: readonly (readonly [x: number, y: number])[]) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  const [[startX, startY] = [0, 0], ...others] = points;
  await touch('touchStart', [{ x: startX, y: startY }]);
  for (const [x, y] of others) await touch('touchMove', [{ x, y }]);
  return { letGo: () => touch('touchEnd', []) };
}

const line = (from: number, to: number, y: number) =>
  Array.from({ length: 9 }, (_, step) => [from + ((to - from) * step) / 8, y] as const);

// NAV-42
test('A swipe to the side closes the drawer and returns the focus; one that is not finished springs back, and the drawer’s own scrolling is none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 420 });
  await openDrawer(page);
  await test.step('scrolling', async () => {
    await item(page, 'theme-worlds').tap();
    await expect(part(page, 'teaser').first()).toBeVisible();
    const points = Array.from(
      { length: 9 },
      (_, step) => [200 - step * 3, 380 - step * 30] as const,
    );
    const scroll = await swipe(page, points);
    await scroll.letGo();
    const scrolled = () => drawer(page).evaluate(({ scrollTop }) => scrollTop);
    await expect.poll(scrolled).toBeGreaterThan(100);
    expect((await drawer(page).boundingBox())?.x).toBe(0);
  });
  await page.setViewportSize({ width: 375, height: 700 });
  await part(page, 'drill-back').press('Enter');
  await expect(item(page, 'sale')).toBeVisible();
  const left = async () => (await drawer(page).boundingBox())?.x ?? NaN;
  const short = await swipe(page, line(300, 230, 400));
  await expect.poll(left).toBeLessThan(-30);
  await page.waitForTimeout(300);
  await short.letGo();
  await expect.poll(left).toBe(0);
  const long = await swipe(page, line(330, 60, 400));
  await long.letGo();
  await expect(drawer(page)).toHaveCount(0);
  await expect(menu(page)).toBeFocused();
  // By keyboard: the browser takes a tap just after a swipe for the end of its fling.
  await page.keyboard.press('Enter');
  await expect.poll(left).toBe(0);
});

test('Without the code of the levels the drawer consists of plain links', async ({ page }) => {
  await page.route(/navigation-flyouts/, (route) => route.abort());
  await openDrawer(page);
  await expect(part(page, 'drill-down')).toHaveCount(0);
  await item(page, 'coffee').tap();
  await expect(page).toHaveURL(/\/category\/coffee$/);
});

test('With double text size the drawer’s arrows are no wider, and words have the room (NAV-64)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await doubleTextSize(page);
  await openDrawer(page);
  await expect(part(page, 'drill-down').first()).toHaveCSS('width', '48px');
  const lines = await item(page, 'categories').evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});
