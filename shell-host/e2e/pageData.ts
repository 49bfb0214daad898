import type { Page } from '@playwright/test';

/** The visitor's cart and personal data, which every header requests in the browser. */
const VISITOR = ['/service/cart/api/cart', '/service/customerfrontenddata/api/v1/psdata'];

/** Data that a header requests in the browser if the page has no fragments. */
const CONTENT = [
  '/jsonflyoutnavigation',
  '/service/themeworld-frontend/api/themeworlds/navigation',
];

/**
 * Waits until the header is interactive, has received the visitor's cart and personal data, and has rendered them.
 *
 * @param paths More service paths, with their queries, whose responses the test needs.
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

/** Like `waitForPageData`, for a page that also requests navigation and theme worlds in the browser. */
export const waitForAllPageData = (page: Page, paths: readonly string[] = []): Promise<void> =>
  waitForPageData(page, [...CONTENT, ...paths]);

/** Resizes the window and waits until the page has been rendered. */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await waitForRendering(page);
}

/** Timeout if the browser produces no frame. */
const NO_FRAME_MS = 2_000;

/** Waits until the browser has rendered and painted all loaded data and is idle. */
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
