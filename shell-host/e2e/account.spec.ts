import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const icon = (page: Page) => page.locator('[data-part="icon-user"]');

/** The background and foreground colours of the icon's picture. */
const coloursOf = (page: Page) =>
  icon(page)
    .locator('svg')
    .locator('..')
    .evaluate((picture) => {
      const { backgroundColor, color } = getComputedStyle(picture);
      return { backgroundColor, color };
    });

test('The account icon of a known visitor looks different (ACC-07)', async ({ page, host }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(icon(page)).not.toHaveAttribute('data-known');
  const anonymous = await coloursOf(page);
  for (const kind of ['LOGGED_IN', 'REMEMBERED']) {
    await page.request.put(`${host.origin}/demo/visitor`, { data: { kind } });
    await page.reload();
    await expect(icon(page)).toHaveAttribute('data-known', 'true');
    const known = await coloursOf(page);
    expect(known.backgroundColor).not.toBe(anonymous.backgroundColor);
    expect(known.color).not.toBe(anonymous.color);
  }
});
