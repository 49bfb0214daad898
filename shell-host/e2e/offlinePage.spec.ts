import { CARTS } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';
import { flyout, moduleRoot, navToggle, part, searchField } from './locators.ts';

// The browser requests the data that a fragment would contain.
test.use({ hasFragmentService: false });

/** The operations whose failure is reported, except those of the search. */
const OPERATIONS = [
  'read',
  'navigation',
  'theme-worlds',
  'newsletter-status',
  '~header_top',
  '~header_benefits',
];

/** The services that are requested again when the network is back. */
const SERVICES = [
  '/jsonflyoutnavigation',
  '/json/psdata',
  '/service/cart/api/cart',
  '/service/customerfrontenddata/api/v1/psdata',
  '/service/promotion/api/promotion/~header_top',
  '/service/promotion/api/promotion/~header_benefits',
  '/service/themeworld-frontend/api/themeworlds/navigation',
];

// HOST-120
test(
  'a page that was opened during an outage is complete when the network is back',
  { tag: '@journey' },
  async ({ page, context, host, reportedErrors }) => {
    await page.request.put(`${host.origin}/demo/cart`, { data: CARTS.twoArticles });
    const services = /\/service\/(?!footer-images)|\/json(?:\/psdata|flyoutnavigation)/;
    await page.route(services, (route) => route.abort());
    await page.goto('/');
    await expect(part(page, 'icon-cart')).toBeVisible();
    await expect(part(page, 'cart-badge')).toHaveCount(0);
    await expect(part(page, 'top-banner')).toHaveCount(0);
    // Waits until all requests have failed. A request that failed after the network's return would not be repeated.
    await expect
      .poll(() => reportedErrors.map(({ operation }) => operation))
      .toEqual(expect.arrayContaining([...OPERATIONS]));
    // The footer's content is part of the remote. An unknown newsletter status counts as not signed up.
    await expect(part(page, 'legal-links')).toBeVisible();
    await context.setOffline(true);
    await searchField(page).fill('tasse');
    await page.unroute(services);
    const received = new Set<string>();
    page.on('response', (response) => {
      if (response.ok()) received.add(decodeURIComponent(new URL(response.url()).pathname));
    });
    await context.setOffline(false);
    await expect.poll(() => SERVICES.filter((path) => !received.has(path))).toEqual([]);
    await expect(part(page, 'suggestion').filter({ visible: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(part(page, 'cart-badge')).toHaveText('3');
    await expect(part(page, 'top-banner')).toBeVisible();
    await expect(part(page, 'benefits')).toBeVisible();
    await navToggle(page, 'theme-worlds').click();
    await expect(flyout(page, 'theme-worlds')).toBeVisible();
    await navToggle(page, 'coffee').click();
    await expect(flyout(page, 'coffee')).toBeVisible();
    await page.keyboard.press('Escape');
    await part(page, 'country-switcher').scrollIntoViewIfNeeded();
    await expect(moduleRoot(page, 'newsletter-form').first()).toBeVisible();
  },
);
