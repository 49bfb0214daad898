import type { RouteName } from '../demo-shop/routing/routes.ts';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';

const DELAY_MS = 2_000;
const routes: readonly (RouteName | 'none')[] = [
  'none',
  'navigation',
  'themeWorlds',
  'personalData',
  'cartRead',
  'cacheKey',
  'assignment',
  'footerPersonalData',
  'pictures',
];

for (const [width, slowRoutes] of [
  [1500, routes],
  // Differs from 1500 px in its navigation, and in the top banner's second line (PROMO-48).
  [1200, ['none', 'navigation', 'themeWorlds']],
  [1000, ['none']], // Its text is cut (PROMO-49).
  [375, routes],
] as const) {
  for (const slowRoute of slowRoutes) {
    // HOST-44
    test(`Nothing moves at ${width} px when the response of ${slowRoute} is slow`, async ({
      page,
      context,
      shop,
    }) => {
      await context.request.put('/demo/visitor', { data: { kind: 'LOGGED_IN' } });
      if (slowRoute !== 'none') shop.faults.set(slowRoute, { kind: 'delay', ms: DELAY_MS });
      await page.setViewportSize({ width, height: 900 });
      const layoutShifts = await recordLayoutShifts(page);
      await page.goto('/help');
      await expect(page.locator('[data-part="icon-user"]')).toHaveAttribute('data-known', 'true');
      await page.waitForLoadState('networkidle');
      expect(await layoutShifts()).toEqual([]);
    });
  }
}
