import type { Page } from '@playwright/test';

/** Whether the page has painted content. */
export const isPainted = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByType('paint').length > 0);
