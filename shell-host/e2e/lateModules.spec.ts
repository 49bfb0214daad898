import { holdRequests } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { part } from './locators.ts';
import { expectSlotState } from './serverMarkup.ts';

// HOST-40, SSR-123
test('a late header hydrates the server’s header and keeps the typed text', async ({
  page,
  pageErrors,
}) => {
  const release = await holdRequests(page, /Header\.[0-9a-f]{10}\.js$/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const field = part(page, 'search-input').first();
  await field.fill('tasse');
  await expectSlotState(page, 'absent');
  release();
  await expectSlotState(page, 'filled');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=tasse/);
  expect(pageErrors).toEqual([]);
});

// HOST-40
test('an article can be added once a late cart module has loaded', async ({ page, pageErrors }) => {
  const release = await holdRequests(page, /\/remote\/cart\.[0-9a-f]{10}\.js$/);
  await page.goto('/product/20104', { waitUntil: 'domcontentloaded' });
  const add = page.getByRole('button', { name: 'In den Warenkorb' });
  await expect(page.getByRole('main').getByRole('link', { name: /Warenkorb/ })).toBeVisible();
  await expect(add).toHaveCount(0);
  release();
  await add.click();
  await expect(part(page, 'cart-badge')).toHaveText('1');
  expect(pageErrors).toEqual([]);
});

// HOST-40
test('an article that was added before the cart module has loaded is in the cart', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/remote\/cart\.[0-9a-f]{10}\.js$/);
  await page.goto('/product/20104', { waitUntil: 'domcontentloaded' });
  const add = page.getByRole('button', { name: 'In den Warenkorb' });
  await add.click();
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(part(page, 'cart-badge')).toHaveText('1');
  await expect(add).not.toHaveAttribute('aria-disabled', 'true');
});
