import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { drawer, flyout, menuButton, moduleRoot, navToggle, part } from './locators.ts';

const STICKY = '/playground?header.sticky=true';
const header = (page: Page) => moduleRoot(page, 'header').first();
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

// HEAD-16, HEAD-84, HEAD-88
test(
  'with reduced motion a sticky header stays in view while its promotions scroll away',
  { tag: '@journey' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(STICKY);
    await expect(page.locator('body')).toHaveClass(/header2020-sticky/);
    await page.mouse.wheel(0, 900);
    await expect(header(page)).toHaveAttribute('data-scrolled', 'true');
    await expect(part(page, 'logo').first()).toBeInViewport({ ratio: 1 });
    await expect(part(page, 'promotion-area')).not.toBeInViewport();
    await page.mouse.wheel(0, -2000);
    await expect(header(page)).not.toHaveAttribute('data-scrolled');
  },
);

// HEAD-16
test('an open flyout of a sticky header keeps the page from scrolling', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(STICKY);
  for (const width of [1500, 375]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => window.scrollTo(0, 700));
      await expect(header(page)).toHaveAttribute('data-scrolled', 'true');
      await expect(part(page, 'logo').first()).toBeInViewport({ ratio: 1 });
      // Uses the keyboard, because a repeated click of Playwright would scroll the page to its top.
      await part(page, 'icon-user').press('Enter');
      await expect(flyout(page, 'account')).toBeVisible();
      await page.mouse.move(width / 2, 780);
      await page.mouse.wheel(0, 500);
      await page.keyboard.press('Escape');
      await expect(flyout(page, 'account')).toBeHidden();
      expect(await scrollY(page)).toBe(700);
      await page.mouse.wheel(0, 100);
      await expect.poll(() => scrollY(page)).toBe(800);
    });
  }
});

// HEAD-16
test('a flyout of a sticky header fits a phone in landscape, and closing it shows the page’s top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await page.goto(STICKY);
  await part(page, 'icon-store-finder').click();
  await expect(part(page, 'store-input')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('the page and a header that is not sticky scroll under an open flyout', async ({ page }) => {
  await page.goto('/');
  await part(page, 'icon-user').click();
  await expect(flyout(page, 'account')).toBeVisible();
  await page.mouse.move(200, 700);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollY(page)).toBe(600);
  await expect(page.locator('body')).not.toHaveClass(/header2020-sticky/);
  await expect(part(page, 'logo').first()).not.toBeInViewport();
});

// HEAD-05
test('an open flyout or drawer closes when the window’s width changes the platform', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/');
  await expect(header(page)).toHaveAttribute('data-platform', 'CLASSIC');
  await navToggle(page, 'coffee').click();
  await expect(flyout(page, 'coffee')).toBeVisible();
  await page.setViewportSize({ width: 1439, height: 800 });
  await expect(header(page)).toHaveAttribute('data-platform', 'TABLET');
  await page.setViewportSize({ width: 979, height: 800 });
  await expect(header(page)).toHaveAttribute('data-platform', 'MATCH');
  await expect(page.locator('body')).not.toHaveClass(/header2020-flyout-open/);
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.setViewportSize({ width: 980, height: 800 });
  await expect(header(page)).toHaveAttribute('data-platform', 'TABLET');
  await expect(page.locator('body')).not.toHaveClass(/header2020-flyout-open/);
  await page.mouse.move(400, 600);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrollY(page)).toBe(200);
  expect(pageErrors).toEqual([]);
});
