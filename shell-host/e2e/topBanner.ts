import type { Page } from '@playwright/test';

/** Responds to the page's requests for the top banner with this content. */
export async function serveTopBanner(page: Page, content: object): Promise<void> {
  const json = { type: 'ApiTopBannerPromotion', contentJSON: JSON.stringify(content) };
  await page.route('**/promotion/~header_top*', (route) => route.fulfill({ json }));
}
