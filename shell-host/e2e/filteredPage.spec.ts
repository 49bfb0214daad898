import { CARTS, openWithCart } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';
import { flyout, navToggle, part, searchField } from './locators.ts';
import { expectHydrated } from './serverMarkup.ts';

/** Words in addresses that common filter lists match. */
const FILTERED = /promotion|banner|tracking|advert/i;

/** The promotion service. The shop decides its address. */
const SERVICE = '/service/promotion/';

// HOST-132
test(
  'the header is complete behind a filter list',
  { tag: '@journey' },
  async ({ page, host, pageErrors, reportedErrors }) => {
    const blocked: string[] = [];
    await page.route(
      ({ pathname }) => FILTERED.test(pathname) && !pathname.startsWith(SERVICE),
      async (route) => {
        blocked.push(new URL(route.request().url()).pathname);
        await route.abort('blockedbyclient');
      },
    );
    await openWithCart(page, CARTS.twoArticles);
    await expectHydrated(page);
    await expect(flyout(page, 'cart')).toBeVisible();
    await expect(part(page, 'cart-badge')).toHaveText('3');
    await expect(part(page, 'top-banner')).toBeVisible();
    await expect(part(page, 'benefits')).toBeVisible();
    await navToggle(page, 'coffee').click();
    await expect(flyout(page, 'coffee')).toBeVisible();
    await searchField(page).fill('tasse');
    await expect(part(page, 'suggestion').filter({ visible: true }).first()).toBeVisible();
    expect(blocked.filter((path) => path.startsWith('/remote/'))).toEqual([]);
    expect([pageErrors, reportedErrors]).toEqual([[], []]);
    expect(new URL(page.url()).origin).toBe(host.origin);
  },
);
