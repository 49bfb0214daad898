import type { Page } from '@playwright/test';
import { openBarePage } from './barePage.ts';
import { expect, test } from './fixtures.ts';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

/** Requests for these files get no answer. */
const hang = (page: Page, files: RegExp) => page.route(files, () => new Promise<void>(() => {}));

for (const [icon, chunk, address] of [
  ['icon-search', /\/remote\/search\./, /\/search/],
  ['icon-store-finder', /\/remote\/store-finder\./, /\/service\/storefinder\/search/],
  ['icon-user', /\/remote\/account\./, /\/usermenu/],
  ['icon-cart', /\/remote\/cart-flyout\./, /\/service\/cartfrontend\/cart/],
] as const) {
  for (const kind of ['js', 'css'] as const) {
    // HEAD-31
    test(`If the ${kind} of a flyout hangs, the link of ${icon} is followed after 2.5 s`, async ({
      page,
    }) => {
      const pattern = new RegExp(`${chunk.source}.*\\.${kind}`);
      await hang(page, pattern);
      await page.goto('/');
      await part(page, icon).click();
      await expect(page).toHaveURL(address, { timeout: 6_000 });
    });
  }

  // HEAD-31
  test(`If a flyout’s code hangs, the next press of ${icon} follows its link at once`, async ({
    page,
  }) => {
    await hang(page, chunk);
    await page.goto('/');
    await part(page, icon).click();
    await page.waitForTimeout(600);
    await part(page, icon).click();
    await expect(page).toHaveURL(address, { timeout: 1_500 });
  });
}

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
