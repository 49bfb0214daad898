import type { Page } from '@playwright/test';
import { expect, test } from './host.ts';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const flyout = (page: Page, name: string) => page.locator(`[data-flyout="${name}"]`);

const ICONS = [
  ['icon-search', 'search', /\/search/],
  ['icon-store-finder', 'store-finder', /\/service\/storefinder\/search/],
  ['icon-user', 'account', /\/usermenu/],
  ['icon-cart', 'cart', /\/service\/cartfrontend\/cart/],
] as const;

const CODE = {
  search: /\/remote\/search\./,
  'store-finder': /\/remote\/store-finder\./,
  account: /\/remote\/account\./,
  cart: /\/remote\/cart-flyout\./,
} as const;

for (const [icon, name, address] of ICONS) {
  for (const kind of ['js', 'css'] as const) {
    test(`Without the ${kind} of ${name} its icon is a plain link, and the page hears of it`, async ({
      page,
      uncaught,
      reported,
    }) => {
      await page.route(CODE[name], (route) =>
        route.request().url().includes(`.${kind}`) ? route.abort() : route.continue(),
      );
      await page.goto('/');
      await part(page, icon).click();
      await expect(page).toHaveURL(address);
      expect(reported.map(({ operation }) => operation)).toContain(`${icon} flyout`);
      expect(uncaught).toEqual([]);
    });
  }

  test(`The code of ${name} that comes with a later try opens its flyout`, async ({
    page,
    uncaught,
  }) => {
    let isDown = true;
    let refused = 0;
    await page.route(CODE[name], (route) => {
      if (!isDown) return route.continue();
      refused += 1;
      return route.abort();
    });
    await page.goto('/');
    await part(page, icon).hover();
    await expect.poll(() => refused).toBeGreaterThan(0);
    await page.waitForTimeout(200);
    isDown = false;
    await part(page, icon).click();
    await expect(flyout(page, name)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(uncaught).toEqual([]);
  });
}

test('The code of the navigation that comes with a later try opens its flyouts', async ({
  page,
  reported,
}) => {
  let isDown = true;
  await page.route(/\/remote\/navigation-flyouts\./, (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await page.goto('/');
  const toggle = page.locator('[data-item="coffee"] + button');
  await toggle.click();
  await expect.poll(() => reported.length).toBe(1);
  isDown = false;
  // Another try of the first click may still be failing on a busy machine.
  await expect(async () => {
    await toggle.click();
    await expect(flyout(page, 'coffee')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(reported).toHaveLength(1);
});

test('The drawer’s levels come with a later opening', async ({ page, reported }) => {
  let isDown = true;
  await page.setViewportSize({ width: 375, height: 700 });
  await page.route(/\/remote\/navigation-flyouts\./, (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await page.goto('/');
  const menu = page.locator('button[aria-controls]:has(+ dialog)');
  await menu.click();
  await expect.poll(() => reported.length).toBe(1);
  await expect(part(page, 'drill-down')).toHaveCount(0);
  await page.keyboard.press('Escape');
  isDown = false;
  await menu.click();
  await expect(part(page, 'drill-down')).toHaveCount(4);
});
