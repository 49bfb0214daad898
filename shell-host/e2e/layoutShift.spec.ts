import type { RouteName } from '../demo-shop/routing/routes.ts';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';

const FIRST_MS = 1_500;
/** Far enough apart for each response to be drawn before the next. */
const STEP_MS = 300;
const routes: readonly RouteName[] = [
  'navigation',
  'themeWorlds',
  'personalData',
  'cartRead',
  'cacheKey',
  'assignment',
  'footerPersonalData',
  'pictures',
];

/** The orders in which responses come. In the first two all are late, and each pair comes in either order. */
const orders = { 'one by one': routes, 'in the reverse order': routes.toReversed(), 'at once': [] };

for (const [layout, widths] of [
  [
    'a wide',
    [
      [1500, ['one by one', 'in the reverse order']],
      // Differs from 1500 px in its navigation, and in the top banner's second line (PROMO-48).
      [1200, ['one by one']],
    ],
  ],
  [
    'a narrow',
    [
      [1000, ['at once']], // Its text is cut (PROMO-49).
      [375, ['one by one', 'in the reverse order']],
    ],
  ],
] as const) {
  // HOST-44
  test(`Nothing moves on ${layout} page, in whatever order the responses come`, async ({
    page,
    context,
    shop,
  }) => {
    test.slow();
    await context.request.put('/demo/visitor', { data: { kind: 'LOGGED_IN' } });
    // Each page is the first one of its tab.
    await page.addInitScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    const layoutShifts = await recordLayoutShifts(page);
    const browser = await context.newCDPSession(page);
    for (const [width, late] of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const order of late) {
        await test.step(`${width} px, ${order}`, async () => {
          shop.faults.clear();
          await browser.send('Network.clearBrowserCache');
          for (const [index, route] of orders[order].entries()) {
            shop.faults.set(route, { kind: 'delay', ms: FIRST_MS + index * STEP_MS });
          }
          await page.goto('/help');
          const user = page.locator('[data-part="icon-user"]');
          await expect(user).toHaveAttribute('data-known', 'true');
          await page.waitForLoadState('networkidle');
          expect(await layoutShifts()).toEqual([]);
        });
      }
    }
  });
}
