import type { Page } from '@playwright/test';
import { expect, test } from './host.ts';

/** The header's code stays away until it is let go. */
async function holdHeader(page: Page): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/Header\.[0-9a-f]{10}\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('A header that comes late, on a slow line, still comes', async ({ page, uncaught }) => {
  const letGo = await holdHeader(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('#header')).toHaveAttribute('data-remote', 'absent');
  letGo();
  await expect(page.locator('[data-fascia="header"] [data-part="logo"]')).toBeVisible();
  await expect(page.locator('#header')).not.toHaveAttribute('data-remote');
  expect(uncaught).toEqual([]);
});

test('but not to a visitor who has begun to search in the static one', async ({ page }) => {
  const letGo = await holdHeader(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.locator('#header [type="search"], #header [name="query"]').first().fill('tasse');
  await expect(page.locator('#header')).toHaveAttribute('data-remote', 'absent');
  const answered = page.waitForResponse(/Header\.[0-9a-f]{10}\.js$/);
  letGo();
  await answered;
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=tasse/);
});
