import type { Page } from '@playwright/test';

/** The visitor's cart and personal data, which every header reads in the browser. */
const VISITOR = ['/service/cart/api/cart', '/service/customerfrontenddata/api/v1/psdata'];

/** What a header reads in the browser if the page comes without fragments. */
const CONTENT = [
  '/jsonflyoutnavigation',
  '/service/themeworld-frontend/api/themeworlds/navigation',
];

/**
 * Waits until the header is interactive, has received the visitor's cart and personal data, and has rendered them.
 *
 * @param paths Further paths of services whose responses the test needs, each with its query.
 */
export async function waitForPageData(page: Page, paths: readonly string[] = []): Promise<void> {
  await page.waitForFunction(
    (expected) => {
      if (performance.getEntriesByName('fascia:header:interactive').length === 0) return false;
      const received = performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).responseEnd > 0)
        .map(({ name }) => new URL(name));
      return expected.every((path) =>
        received.some(({ pathname, search }) => path === pathname || path === pathname + search),
      );
    },
    [...VISITOR, ...paths],
    { polling: 100 },
  );
  await waitForRendering(page);
}

/** The same for a page whose navigation and theme worlds are read in the browser too. */
export const waitForAllPageData = (page: Page, paths: readonly string[] = []): Promise<void> =>
  waitForPageData(page, [...CONTENT, ...paths]);

/** Gives the window another width and waits until the page is rendered in it. */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await waitForRendering(page);
}

/** Limit for a page whose browser produces no frame, in ms. */
const NO_FRAME_MS = 2_000;

/** Waits until the browser has no work left: what has arrived is rendered and painted. */
export async function waitForRendering(page: Page): Promise<void> {
  await page.evaluate(
    (limitMs) =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, limitMs);
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve())),
        );
      }),
    NO_FRAME_MS,
  );
}
