import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const STICKY = '/playground?header.sticky=true';
const header = (page: Page) => page.locator('#header [data-fascia="header"]');
const part = (page: Page, name: string) => page.locator(`#header [data-part="${name}"]`);
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(part(page, 'icon-cart')).toBeVisible();
  await expect(
    page.locator('#header [data-item="sale"] + button, #header dialog').first(),
  ).toBeAttached();
  await page.waitForLoadState('networkidle');
}

// HEAD-16, HEAD-17, HEAD-18, HEAD-89
test('A sticky header stays in view while its promotions scroll away, adds a class to the body, and its open flyout stops the page from scrolling, which keeps its position', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, STICKY);
  await expect(page.locator('body')).toHaveClass(/header2020-sticky/);
  await page.mouse.wheel(0, 900);
  await expect(header(page)).toHaveAttribute('data-scrolled', 'true');
  await expect(part(page, 'logo')).toBeInViewport({ ratio: 1 });
  await expect(part(page, 'promotion-area')).not.toBeInViewport();
  await page.mouse.wheel(0, -2000);
  await expect(header(page)).not.toHaveAttribute('data-scrolled');

  for (const width of [1500, 375]) {
    await test.step(`an open flyout at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => window.scrollTo(0, 700));
      await expect(header(page)).toHaveAttribute('data-scrolled', 'true');
      await expect(part(page, 'logo')).toBeInViewport({ ratio: 1 });
      // By keyboard: where Playwright has to repeat a click, as on a busy machine, it scrolls the page to its top.
      await part(page, 'icon-user').press('Enter');
      await expect(page.locator('[data-flyout="account"]')).toBeVisible();
      await page.mouse.move(width / 2, 780);
      await page.mouse.wheel(0, 500);
      await page.waitForTimeout(200);
      expect(await scrollY(page)).toBe(700);
      await page.keyboard.press('Escape');
      expect(await scrollY(page)).toBe(700);
      await page.mouse.wheel(0, 100);
      await expect.poll(() => scrollY(page)).toBe(800);
    });
  }
  await test.step('on a phone in landscape the flyout is shown, and then the top of the page', async () => {
    await page.setViewportSize({ width: 667, height: 375 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(header(page)).not.toHaveAttribute('data-scrolled');
    await part(page, 'icon-store-finder').click();
    await expect(part(page, 'store-input')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect.poll(() => scrollY(page)).toBe(0);
  });
});

// HEAD-05
test('Without the setting the page scrolls under an open flyout, together with the header; the platform follows the window’s width, also with an open drawer or flyout', async ({
  page,
  pageErrors,
}) => {
  await page.setViewportSize({ width: 1500, height: 800 });
  await open(page, '/');
  await part(page, 'icon-user').click();
  await expect(page.locator('[data-flyout="account"]')).toBeVisible();
  await page.mouse.move(200, 700);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollY(page)).toBe(600);
  await expect(page.locator('body')).not.toHaveClass(/header2020-sticky/);
  await expect(part(page, 'logo')).not.toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-flyout="account"]')).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 0));

  await expect(header(page)).toHaveAttribute('data-platform', 'CLASSIC');
  await page.locator('[data-item="coffee"] + button').click();
  await expect(page.locator('[data-flyout="coffee"]')).toBeVisible();
  await page.setViewportSize({ width: 1439, height: 800 });
  await expect(header(page)).toHaveAttribute('data-platform', 'TABLET');
  await page.setViewportSize({ width: 979, height: 800 });
  await expect(header(page)).toHaveAttribute('data-platform', 'MATCH');
  await expect(page.locator('body')).not.toHaveClass(/header2020-flyout-open/);
  await page.locator('form:has(+ dialog) > button').click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.setViewportSize({ width: 980, height: 800 });
  await expect(header(page)).toHaveAttribute('data-platform', 'TABLET');
  await expect(page.locator('body')).not.toHaveClass(/header2020-flyout-open/);
  await page.mouse.move(400, 600);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrollY(page)).toBe(200);
  expect(pageErrors).toEqual([]);
});

// HEAD-12, HEAD-13
test('On a phone the back button goes to the previous page; in the app it is on wide pages too and calls the app', async ({
  page,
  context,
  host,
}) => {
  await test.step('a phone', async () => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto('/');
    await page.goto('/category/coffee');
    await expect(part(page, 'back')).toBeVisible();
    await part(page, 'back').click();
    await expect(page).toHaveURL(/\/$/);
    await expect(part(page, 'back')).toHaveCount(0);
  });
  await page.setViewportSize({ width: 1500, height: 900 });
  await context.addCookies([{ name: 'AppMarker', value: '1', url: host.origin }]);
  await page.addInitScript(() =>
    Object.assign(window, { mobileApp: { goBack: () => Reflect.set(window, 'wentBack', true) } }),
  );
  await page.goto('/');
  await expect(part(page, 'icon-cart')).toBeVisible();
  await expect(part(page, 'back')).toHaveCount(0);
  await page.goto('/category/coffee');
  await part(page, 'back').click();
  expect(await page.evaluate(() => Reflect.get(window, 'wentBack'))).toBe(true);
  await expect(page).toHaveURL(/\/category\/coffee/);
});
