import type { Page } from '@playwright/test';

/**
 * Records the layout shifts of the pages that load from now on.
 *
 * @param counting Only those that count: not what follows an input within 500 ms.
 * @returns a function that reads the current page's shifts: their scores, and the elements that moved.
 */
export async function recordLayoutShifts(
  page: Page,
  { counting = false } = {},
): Promise<() => Promise<string[]>> {
  await page.addInitScript((countingOnly) => {
    const shifts: string[] = [];
    Reflect.set(window, 'layoutShifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (countingOnly && Reflect.get(entry, 'hadRecentInput')) continue;
        const sources = Reflect.get(entry, 'sources') as { node?: Node }[];
        const elements = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName,
        );
        shifts.push(`${Reflect.get(entry, 'value')}: ${elements.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, counting);
  return () => page.evaluate(() => Reflect.get(window, 'layoutShifts') as string[]);
}
