import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const flyout = (page: Page, name: string) => page.locator(`[data-flyout="${name}"]`);

const ICONS = [
  ['icon-search', 'search', /\/search/],
  ['icon-store-finder', 'store-finder', /\/service\/storefinder\/search/],
  ['icon-user', 'account', /\/usermenu/],
  ['icon-cart', 'cart', /\/service\/cartfrontend\/cart/],
] as const;

const CHUNKS = {
  search: /\/remote\/search\./,
  'store-finder': /\/remote\/store-finder\./,
  account: /\/remote\/account\./,
  cart: /\/remote\/cart-flyout\./,
} as const;

for (const [icon, name, address] of ICONS) {
  for (const kind of ['js', 'css'] as const) {
    // HEAD-08, HEAD-24
    test(`If the ${kind} of the ${name} flyout fails to load, its icon is a plain link and the error is reported`, async ({
      page,
      pageErrors,
      reportedErrors,
    }) => {
      await page.route(CHUNKS[name], (route) =>
        route.request().url().includes(`.${kind}`) ? route.abort() : route.continue(),
      );
      await page.goto('/');
      await part(page, icon).click();
      await expect(page).toHaveURL(address);
      expect(reportedErrors.map(({ operation }) => operation)).toContain(`${icon} flyout`);
      expect(pageErrors).toEqual([]);
    });
  }

  test(`The ${name} flyout opens if a later attempt to load its code succeeds`, async ({
    page,
    pageErrors,
  }) => {
    let isDown = true;
    let failedRequests = 0;
    await page.route(CHUNKS[name], (route) => {
      if (!isDown) return route.continue();
      failedRequests += 1;
      return route.abort();
    });
    await page.goto('/');
    await part(page, icon).hover();
    await expect.poll(() => failedRequests).toBeGreaterThan(0);
    await page.waitForTimeout(200);
    isDown = false;
    await part(page, icon).click();
    await expect(flyout(page, name)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(pageErrors).toEqual([]);
  });
}

test('The navigation flyouts open if a later attempt to load their code succeeds', async ({
  page,
  reportedErrors,
}) => {
  let isDown = true;
  await page.route(/\/remote\/navigation-flyouts\./, (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await page.goto('/');
  const toggle = page.locator('[data-item="coffee"] + button');
  await toggle.click();
  await expect.poll(() => reportedErrors.length).toBe(1);
  isDown = false;
  // On a busy machine a retry of the first click may still be failing.
  await expect(async () => {
    await toggle.click();
    await expect(flyout(page, 'coffee')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(reportedErrors).toHaveLength(1);
});

test('The drawer shows its levels if it is opened again and their code loads then', async ({
  page,
  reportedErrors,
}) => {
  let isDown = true;
  await page.setViewportSize({ width: 375, height: 700 });
  await page.route(/\/remote\/navigation-flyouts\./, (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await page.goto('/');
  const menu = page.locator('form:has(+ dialog) > button');
  await menu.click();
  await expect.poll(() => reportedErrors.length).toBe(1);
  await expect(part(page, 'drill-down')).toHaveCount(0);
  await page.keyboard.press('Escape');
  isDown = false;
  await menu.click();
  await expect(part(page, 'drill-down')).toHaveCount(4);
});
