import type { RouteName } from '../shop/routing/routes.ts';
import { expect, test } from './host.ts';

const DELAY_MS = 2_000;
const calls: readonly (RouteName | 'none')[] = [
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

/** Sums up what the browser counts as layout shift, from the page's begin. */
function watchShifts(): void {
  const shifts: { value: number; what: string[] }[] = [];
  Reflect.set(window, 'shifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node?: Node }[];
    })[]) {
      const what = entry.sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.nodeName),
      );
      shifts.push({ value: entry.value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const width of [1500, 1200, 375]) {
  for (const late of calls) {
    test(`Nothing moves on a page ${width} px wide when ${late} is late`, async ({
      page,
      context,
      shop,
    }) => {
      await context.request.put('/demo/visitor', { data: { kind: 'LOGGED_IN' } });
      if (late !== 'none') shop.faults.set(late, { kind: 'delay', ms: DELAY_MS });
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(watchShifts);
      await page.goto('/');
      await expect(page.locator('[data-part="icon-user"]')).toHaveAttribute('data-known', 'true');
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
    });
  }
}
