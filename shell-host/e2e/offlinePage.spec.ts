import { CARTS } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';
import { flyout, navToggle, part, searchField } from './locators.ts';

// The browser requests the data that a fragment would contain.
test.use({ hasFragmentService: false });

// HOST-120
test(
  'a page that was opened during an outage is complete when the network is back',
  { tag: '@journey' },
  async ({ page, context, host, reportedErrors }) => {
    await page.request.put(`${host.origin}/demo/cart`, { data: CARTS.twoArticles });
    const services = /\/service\/|jsonflyoutnavigation/;
    await page.route(services, (route) => route.abort());
    await page.goto('/');
    await expect(part(page, 'icon-cart')).toBeVisible();
    await expect(part(page, 'cart-badge')).toHaveCount(0);
    await expect(part(page, 'top-banner')).toHaveCount(0);
    // Waits until all requests have failed. A request that failed after the network's return would not be repeated.
    await expect
      .poll(() => reportedErrors.map(({ operation }) => operation))
      .toEqual(expect.arrayContaining(['read', 'navigation', 'theme-worlds', '~header_top']));
    await context.setOffline(true);
    await searchField(page).fill('tasse');
    await page.unroute(services);
    await context.setOffline(false);
    await expect(part(page, 'suggestion').filter({ visible: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(part(page, 'cart-badge')).toHaveText('3');
    await expect(part(page, 'top-banner')).toBeVisible();
    await navToggle(page, 'theme-worlds').click();
    await expect(flyout(page, 'theme-worlds')).toBeVisible();
    await navToggle(page, 'coffee').click();
    await expect(flyout(page, 'coffee')).toBeVisible();
  },
);
