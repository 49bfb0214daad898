import type { Page } from '@playwright/test';
import { sites } from '../demo-shop/sites.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { boxOf, countLines, drawer, menuButton, moduleRoot, navItem, part } from './locators.ts';
import { doubleTextSize } from './textSize.ts';

test.use({ viewport: { width: 375, height: 700 }, hasTouch: true });

async function openDrawer(page: Page): Promise<void> {
  await menuButton(page).tap();
  await expect(part(page, 'drill-down')).toHaveCount(4);
  await expect(part(page, 'drawer-foot')).toBeVisible();
}

const hasFocus = (page: Page) =>
  drawer(page).evaluate((element) => element.contains(document.activeElement));

// NAV-12, NAV-18
test(
  'taps open the levels of the drawer, go back, and lead to the page of a level',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/');
    await openDrawer(page);
    await navItem(page, 'categories').tap();
    await part(page, 'drill-down').first().tap();
    await part(page, 'drill-back').tap();
    await part(page, 'drill-back').tap();
    await navItem(page, 'coffee').tap();
    await expect(navItem(page, 'coffee')).toHaveCount(0);
    await drawer(page).getByRole('link', { name: 'Kaffee', exact: true }).tap();
    await expect(page).toHaveURL(/\/category\/coffee$/);
  },
);

test('the drawer keeps the page’s scroll position until it closes', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, 40));
  await openDrawer(page);
  await expect(page.locator('body')).toHaveClass(/header2020-flyout-open/);
  await navItem(page, 'categories').tap();
  await expect(part(page, 'drill-back')).toBeFocused();
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveClass(/header2020-flyout-open/);
  await menuButton(page).tap();
  await part(page, 'flyout-close').tap();
  await expect(drawer(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(40);
});

// NAV-61
test('the drawer fills the window, and its countries unfold into view and lead to their sites', async ({
  page,
}) => {
  await page.goto('/');
  await openDrawer(page);
  await expect.poll(() => boxOf(drawer(page))).toMatchObject({ x: 0, y: 0, height: 700 });
  const sizes = await drawer(page)
    .locator('a:visible, button:visible')
    .evaluateAll((targets) =>
      targets.map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  await part(page, 'drawer-country').tap();
  const countries = part(drawer(page), 'country');
  await expect(countries).toHaveCount(sites.length);
  await expect(countries.first()).toBeInViewport({ ratio: 1 });
  await expect(countries.last()).toBeInViewport({ ratio: 1 });
  await expectNoViolations(page, 'dialog[open]');
  await countries.last().focus();
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await hasFocus(page)).toBe(true);
  }
  await expect(countries.last()).toBeFocused();
  await countries.filter({ hasText: 'Österreich' }).tap();
  await expect(moduleRoot(page, 'header')).toHaveAttribute('data-site', 'AT');
});

// NAV-61
test('in a low window the button of the countries stays below the title bar', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 480 });
  await page.goto('/');
  await openDrawer(page);
  await part(page, 'drawer-country').tap();
  await expect(part(drawer(page), 'country').first()).toBeInViewport({ ratio: 1 });
  const { bottom } = await boxOf(part(page, 'flyout-close').locator('..'));
  const { y } = await boxOf(part(page, 'drawer-country'));
  expect(y).toBeGreaterThanOrEqual(Math.floor(bottom));
});

/** Time between the points of a swipe in seconds. Too slow for a fling. */
const SWIPE_STEP_S = 0.05;

/** Moves a finger along points. Returns a function that lifts the finger. */
async function swipe(page: Page, points: readonly (readonly [x: number, y: number])[]) {
  const session = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000 - points.length * SWIPE_STEP_S;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) => {
    timestamp += SWIPE_STEP_S;
    return session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp } as never);
  };
  for (const [index, [x, y]] of points.entries()) {
    await touch(index === 0 ? 'touchStart' : 'touchMove', [{ x, y }]);
  }
  return { letGo: () => touch('touchEnd', []) };
}

const line = (from: number, to: number) =>
  Array.from({ length: 9 }, (_, step) => [from + ((to - from) * step) / 8, 400] as const);

const left = async (page: Page) => (await drawer(page).boundingBox())?.x ?? NaN;

// NAV-42
test('a long swipe closes the drawer and a short one springs back', async ({ page }) => {
  await page.goto('/');
  await openDrawer(page);
  const short = await swipe(page, line(300, 230));
  await expect.poll(() => left(page)).toBeLessThan(-30);
  await short.letGo();
  await expect.poll(() => left(page)).toBe(0);
  const long = await swipe(page, line(330, 60));
  await long.letGo();
  await expect(drawer(page)).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();
  // Uses the keyboard, because the browser treats a tap just after a swipe as the end of its fling.
  await page.keyboard.press('Enter');
  await expect.poll(() => left(page)).toBe(0);
});

// NAV-42
test('scrolling the drawer with a finger does not move it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 420 });
  await page.goto('/');
  await openDrawer(page);
  await navItem(page, 'theme-worlds').tap();
  await expect(part(page, 'teaser').first()).toBeVisible();
  const points = Array.from({ length: 9 }, (_, step) => [200 - step * 3, 380 - step * 30] as const);
  const scroll = await swipe(page, points);
  await scroll.letGo();
  await expect.poll(() => drawer(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
  expect(await left(page)).toBe(0);
});

// NAV-61
test('with double text size the drawer’s arrows keep their width', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await doubleTextSize(page);
  await page.goto('/');
  await openDrawer(page);
  await expect(part(page, 'drill-down').first()).toHaveCSS('width', '48px');
  expect(await countLines(navItem(page, 'categories'))).toBe(1);
});
