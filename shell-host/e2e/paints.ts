import type { Page } from '@playwright/test';

/** Keeps what tells of paints, of which a page knows nothing once its clock is paused. Before `pauseClock`. */
export const keepPaints = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { performance } = window;
    Reflect.set(window, 'paints', () => performance.getEntriesByType('paint'));
  });

/** Whether the page has had a frame in which something is seen. */
export const isPainted = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const kept = Reflect.get(window, 'paints') as (() => object[]) | undefined;
    return (kept?.() ?? performance.getEntriesByType('paint')).length > 0;
  });
