import type { Page, Route } from '@playwright/test';
import { serviceRoutes } from '../demo-shop/routing/routes.ts';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';
import { part } from './locators.ts';
import { waitForAllPageData, waitForRendering } from './pageData.ts';

// The browser requests everything, so that each response can be late.
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

/** Holds the responses of a service back. @returns a function that delivers them and waits until they are rendered. */
async function holdResponses(page: Page, name: (typeof ORDER)[number]) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const deliveries: Promise<void>[] = [];
  const path = serviceRoutes[name].path.replace(/:.*/, '');
  const deliver = async (route: Route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  };
  await page.route(
    ({ pathname }) => pathname.startsWith(path),
    (route) => {
      const delivery = deliver(route);
      deliveries.push(delivery);
      return delivery;
    },
  );
  return async () => {
    release();
    await Promise.all(deliveries);
    await waitForRendering(page);
  };
}

for (const [width, title, order] of [
  [1500, 'arrive one by one', ORDER],
  [1500, 'arrive in reverse order', ORDER.toReversed()],
  // The navigation, and the top banner's second line (PROMO-48), differ from 1500 px.
  [1200, 'arrive one by one', ORDER],
  // The top banner's text is cut (PROMO-49).
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
      for (const name of order) deliveries.push(await holdResponses(page, name));
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
