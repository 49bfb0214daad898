import type { Page } from '@playwright/test';

/**
 * Records the flyout events of the pages that load from now on, as `open categories`.
 *
 * @returns a function that reads the current page's events, in order.
 */
export async function recordFlyoutEvents(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const events: string[] = [];
    Reflect.set(window, 'flyoutEvents', events);
    for (const type of ['fascia:flyout-open', 'fascia:flyout-close']) {
      window.addEventListener(type, (event) => {
        const { flyout } = (event as CustomEvent<{ flyout: string }>).detail;
        events.push(`${type.replace('fascia:flyout-', '')} ${flyout}`);
      });
    }
  });
  return () => page.evaluate(() => Reflect.get(window, 'flyoutEvents') as string[]);
}
