import type { Page } from '@playwright/test';

/**
 * Records the layout shifts of the pages that load from now on.
 *
 * @param skipsInput Whether to skip shifts within 500 ms after an input. Browsers do not count these as unexpected.
 * @returns a function that reads the current page's shifts, each with its score and the elements that moved.
 */
export async function recordLayoutShifts(
  page: Page,
  { skipsInput = false } = {},
): Promise<() => Promise<string[]>> {
  await page.addInitScript((skips) => {
    const shifts: string[] = [];
    Reflect.set(window, 'layoutShifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (skips && Reflect.get(entry, 'hadRecentInput')) continue;
        const sources = Reflect.get(entry, 'sources') as { node?: Node }[];
        const elements = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName,
        );
        shifts.push(`${Reflect.get(entry, 'value')}: ${elements.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, skipsInput);
  return () => page.evaluate(() => Reflect.get(window, 'layoutShifts') as string[]);
}

/** Sum of the scores of layout shifts. */
export const totalShift = (shifts: readonly string[]): number =>
  shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
