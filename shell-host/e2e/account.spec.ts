import type { Page } from '@playwright/test';
import { part } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';
import { doubleTextSize, findHorizontalOverflow } from './textSize.ts';

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
  await page.goto('/help');
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

test('A long name is read whole beside the close button, at 320 px with double text size (ACC-40)', async ({
  page,
}) => {
  test.slow();
  const firstName = 'Maximiliane-Alexandra';
  const lastName = 'Wolkenstein-Trostburg-Rodeneggerhofstätten';
  await page
    .context()
    .request.put('/demo/visitor', { data: { kind: 'LOGGED_IN', firstName, lastName } });
  await page.setViewportSize({ width: 320, height: 720 });
  for (const site of ['DE', 'HU', 'TR'] as const) {
    await test.step(site, async () => {
      await page.goto(`/help?site=${site}`);
      await doubleTextSize(page);
      await icon(page).click();
      const greeting = part(page, 'account-greeting');
      await expect(greeting).toContainText(lastName);
      expect(await findHorizontalOverflow(page)).toEqual([]);
      expect(
        await greeting.evaluate((element) => element.scrollWidth - element.clientWidth),
      ).toBeLessThanOrEqual(0);
      const text = await greeting.boundingBox();
      const close = await page
        .locator('[data-flyout="account"] [data-part="flyout-close"]')
        .boundingBox();
      expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(close?.x ?? 0);
    });
  }
});
