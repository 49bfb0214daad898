import type { Page } from '@playwright/test';
import { openBarePage } from './barePage.ts';
import { breakFiles } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { chunkFile, FLYOUT_ICONS, stayOnPage } from './flyoutIcons.ts';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

/** Opens a page that stays, with a flyout whose files hang each. */
async function openWithHangingFiles(page: Page, kind: 'js' | 'css'): Promise<string[]> {
  await page.unrouteAll();
  await page.goto('/help');
  const paths = await stayOnPage(page);
  for (const { chunk } of FLYOUT_ICONS) {
    await breakFiles(page, chunkFile(chunk, kind), 'hangs', 'for good');
  }
  return paths;
}

// HEAD-31
test('If the code of a flyout hangs, its icon’s link is followed after 2.5 s, and at once by the next press', async ({
  page,
}) => {
  test.slow();
  for (const kind of ['js', 'css'] as const) {
    await test.step(`after 2.5 s: ${kind}`, async () => {
      const paths = await openWithHangingFiles(page, kind);
      for (const { icon, address } of FLYOUT_ICONS) {
        await part(page, icon).click();
        await expect.poll(() => paths, { message: icon, timeout: 6_000 }).toContain(address);
      }
    });
  }
  await test.step('at once by the next press', async () => {
    const paths = await openWithHangingFiles(page, 'js');
    for (const { icon, chunk, address } of FLYOUT_ICONS) {
      const requested = page.waitForRequest(chunkFile(chunk, 'js'));
      await part(page, icon).click();
      await requested;
      await page.waitForTimeout(600);
      expect(paths, icon).not.toContain(address);
      await part(page, icon).click();
      await expect.poll(() => paths, { message: icon, timeout: 1_500 }).toContain(address);
    }
  });
});

// HEAD-32
test('If the header’s texts hang, a header without a static one is shown in English words, and in its language when they come', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/remote\/locale-/, async (route) => {
    await released;
    await route.continue();
  });
  await openBarePage(page);
  await expect(part(page, 'icon-cart')).toBeVisible({ timeout: 8_000 });
  release();
  await expect(part(page, 'icon-cart')).toHaveAccessibleName(/Warenkorb/);
});
