import type { Page } from '@playwright/test';
import { openBarePage } from './barePage.ts';
import { breakFiles } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { chunkFile, FLYOUT_ICONS, stayOnPage } from './flyoutIcons.ts';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

for (const kind of ['js', 'css'] as const) {
  // HEAD-31
  test(`If the ${kind} of a flyout hangs, its icon’s link is followed after 2.5 s`, async ({
    page,
  }) => {
    test.slow();
    await page.goto('/help');
    const paths = await stayOnPage(page);
    for (const { icon, chunk, address } of FLYOUT_ICONS) {
      await breakFiles(page, chunkFile(chunk, kind), 'hangs', 'for good');
      await part(page, icon).click();
      await expect.poll(() => paths, { message: icon, timeout: 6_000 }).toContain(address);
    }
  });
}

// HEAD-31
test('If a flyout’s code hangs, the next press of its icon follows the link at once', async ({
  page,
}) => {
  test.slow();
  await page.goto('/help');
  const paths = await stayOnPage(page);
  for (const { icon, chunk, address } of FLYOUT_ICONS) {
    const requested = page.waitForRequest(chunkFile(chunk, 'js'));
    await breakFiles(page, chunkFile(chunk, 'js'), 'hangs', 'for good');
    await part(page, icon).click();
    await requested;
    await page.waitForTimeout(600);
    expect(paths, icon).not.toContain(address);
    await part(page, icon).click();
    await expect.poll(() => paths, { message: icon, timeout: 1_500 }).toContain(address);
  }
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
