import type { Page, Request } from '@playwright/test';
import { serviceRoutes } from '../demo-shop/routing/routes.ts';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';
import { part } from './locators.ts';
import { waitForAllPageData, waitForRendering } from './pageData.ts';

// The browser requests all data, so that the tests can delay each response.
test.use({ hasFragmentService: false });

const ORDER = [
  'navigation',
  'themeWorlds',
  'personalData',
  'cartRead',
  'cacheKey',
  'assignment',
  'footerPersonalData',
  'pictures',
] as const;

/**
 * Holds back the requests of a service.
 *
 * @returns a function that lets them continue and waits until their responses are rendered.
 */
async function holdService(page: Page, name: (typeof ORDER)[number]) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const pending = new Set<Request>();
  const settle = (request: Request) => pending.delete(request);
  page.on('requestfinished', settle);
  page.on('requestfailed', settle);
  const path = serviceRoutes[name].path.replace(/:.*/, '');
  await page.route(
    ({ pathname }) => pathname.startsWith(path),
    async (route) => {
      pending.add(route.request());
      await released;
      await route.continue();
    },
  );
  return async () => {
    release();
    await expect.poll(() => pending.size).toBe(0);
    await waitForRendering(page);
  };
}

for (const [width, title, order] of [
  [1500, 'arrive one by one', ORDER],
  // Below 1500 px, the navigation and the top banner's second line (PROMO-42) look different.
  [1200, 'arrive one by one', ORDER],
  // Here, the text of the top banner is cut off (PROMO-37).
  [1000, 'are not delayed', []],
  [375, 'arrive one by one', ORDER],
  [375, 'arrive in reverse order', ORDER.toReversed()],
] as const) {
  // HOST-44
  test(
    `nothing moves on a page ${width} px wide whose responses ${title}`,
    { tag: title === 'arrive one by one' && width !== 1200 ? '@journey' : [] },
    async ({ page, context }) => {
      await context.request.put('/demo/visitor', { data: { kind: 'LOGGED_IN' } });
      const layoutShifts = await recordLayoutShifts(page);
      await page.setViewportSize({ width, height: 900 });
      const deliveries = [];
      for (const name of order) deliveries.push(await holdService(page, name));
      await page.goto('/help', { waitUntil: 'domcontentloaded' });
      await expect(part(page, 'icon-user')).toBeVisible();
      await waitForRendering(page);
      for (const deliver of deliveries) await deliver();
      await expect(part(page, 'icon-user')).toHaveAttribute('data-known', 'true');
      await waitForAllPageData(page);
      expect(await layoutShifts()).toEqual([]);
    },
  );
}
