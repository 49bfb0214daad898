import type { Page, Response } from '@playwright/test';

/** A script that a page downloaded. */
export interface Script {
  url: string;
  text: string;
}

/** Watches which scripts a page downloads from now on; call the answer for those that have come whole. */
export function watchScripts(page: Page): () => Promise<Script[]> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) responses.push(response);
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    return Promise.all(
      responses.map(async (response) => ({ url: response.url(), text: await response.text() })),
    );
  };
}
