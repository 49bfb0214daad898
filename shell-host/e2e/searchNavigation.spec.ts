import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const field = (page: Page) => page.locator('[data-part="search-input"]').first();
const panel = (page: Page) => page.locator('[data-part="suggestions"]').first();
const options = (page: Page) => page.locator('[data-part="suggestion"]');

async function open(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/');
  await expect(field(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

// SEARCH-01, SEARCH-02, SEARCH-06, SEARCH-16, SEARCH-17
test('The box accepts input without a network; a suggested product leads to its page and writes the two storage keys, and a search to the results page, where, and on pages back and forward, the box shows the page’s query', async ({
  page,
  context,
  pageErrors,
}) => {
  await test.step('without a network, and back in it', async () => {
    await open(page, 1500);
    await context.setOffline(true);
    await field(page).focus();
    await field(page).pressSequentially('tasse');
    await expect(field(page)).toHaveValue('tasse');
    await expect(options(page)).toHaveCount(0);
    await field(page).blur();
    await context.setOffline(false);
    await field(page).focus();
    await expect(options(page).first()).toBeVisible();
    expect(pageErrors).toEqual([]);

    await field(page).fill('Chinohose');
    const product = page.locator('[data-part="suggestion"][data-kind="product"]').first();
    await expect(product).toContainText('Chinohose');
    await product.click();
    await expect(page).toHaveURL(/\/product\/\d+\?(site=DE&)?query=Chinohose&dim1=size-50$/);
    const [, id] = /product\/(\d+)/.exec(page.url()) ?? [];
    const keys = await page.evaluate(
      (number) =>
        ['visit', 'addToBasket'].map((key) => localStorage.getItem(`fascia.${key}.${number}`)),
      id,
    );
    expect(keys[0]).toMatch(/^\d+$/);
    expect(keys[1]).toBe(keys[0]);
  });
  await test.step('a query with signs of addresses', async () => {
    await open(page, 1500);
    await field(page).fill('Tasse & Teller');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?query=Tasse(\+|%20)%26(\+|%20)Teller&site=DE$/);
    await page.reload();
    await expect(field(page)).toHaveValue('Tasse & Teller');
    expect(pageErrors).toEqual([]);
  });
  await test.step('back and forward', async () => {
    for (const query of ['tasse', 'kanne']) {
      await field(page).fill(query);
      await field(page).press('Enter');
      await expect(page).toHaveURL(new RegExp(`query=${query}`));
      await expect(field(page)).toHaveValue(query);
    }
    await page.goBack();
    await expect(page).toHaveURL(/query=tasse/);
    await expect(field(page)).toHaveValue('tasse');
    await page.goBack();
    await expect(field(page)).toHaveValue('Tasse & Teller');
    await page.goBack();
    await expect(field(page)).toHaveValue('');
    await page.goForward();
    await expect(field(page)).toHaveValue('Tasse & Teller');
    await expect(panel(page)).toBeHidden();
  });
  await test.step('agb leads to the terms page on DE', async () => {
    await field(page).fill(' AGB ');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/agb-s400007325\.html$/);
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a search leads to the results page', async ({ page }) => {
    await page.goto('/?site=PL');
    await page.getByRole('search').locator('[name="query"]').fill('Kawa & 1');
    await page.getByRole('search').locator('[name="query"]').press('Enter');
    await expect(page).toHaveURL(/\/search\?query=Kawa\+%26\+1&site=PL$/);
  });
});

test.describe('On a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the field loses the focus after a search, so that the keyboard does not cover the results', async ({
    page,
  }) => {
    await open(page, 375);
    await field(page).fill('tasse');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/query=tasse/);
    await expect(field(page)).toHaveValue('tasse');
    await expect(field(page)).not.toBeFocused();
  });
});

// HOST-59
test('Without the Navigation API the header follows the router, and the host’s history is not touched', async ({
  page,
  pageErrors,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'navigation');
    Object.assign(window, { nativePush: window.history.pushState });
  });
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/?site=DE');
  const back = page.locator('[data-part="back"]');
  const field = page.locator('[data-part="search-input"]').first();
  await expect(field).toBeVisible();
  await expect(back).toHaveCount(0);
  await page.evaluate(() => window.history.pushState(null, '', '/search?query=tasse&site=DE'));
  await expect(back).toBeVisible();
  await expect(field).toHaveValue('tasse');
  await page.goBack();
  await expect(back).toHaveCount(0);
  await expect(field).toHaveValue('');
  expect(
    await page.evaluate(() => [
      Reflect.get(window, 'nativePush') === window.history.pushState,
      'navigation' in window,
    ]),
  ).toEqual([true, false]);
  expect(pageErrors).toEqual([]);
});
