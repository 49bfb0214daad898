import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectHydrated } from './serverMarkup.ts';

/** Delays the header's code until the returned function is called. */
async function delayHeader(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/Header\.[0-9a-f]{10}\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

// HOST-40, SSR-16
test('A header that loads slowly still takes the server’s over, and leaves the visitor what is typed there', async ({
  page,
  pageErrors,
}) => {
  const release = await delayHeader(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.locator('#header [type="search"], #header [name="query"]').first().fill('tasse');
  await expect(page.locator('#header')).toHaveAttribute('data-fascia-slot-state', 'absent');
  release();
  await expectHydrated(page);
  await expect(page.locator('#header')).toHaveAttribute('data-fascia-slot-state', 'filled');
  expect(pageErrors).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=tasse/);
});

// HOST-78
test('An article can be added to the cart as soon as a cart module that loads slowly is there', async ({
  page,
  pageErrors,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/remote\/cart\.[0-9a-f]{10}\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/product/20104', { waitUntil: 'domcontentloaded' });
  const add = page.getByRole('button', { name: 'In den Warenkorb' });
  await expect(page.getByRole('main').getByRole('link', { name: /Warenkorb/ })).toBeVisible();
  await expect(add).toHaveCount(0);
  release();
  await add.click();
  await expect(page.locator('[data-part="cart-badge"]')).toHaveText('1');
  expect(pageErrors).toEqual([]);
});
