import type { Page, Response } from '@playwright/test';

/** A script that a page downloaded. */
interface Script {
  url: string;
  text: string;
}

/** Whether a script contains react-dom, instead of only calling it: react-dom alone names its reconciler's version. */
export const hasReactDom = ({ text }: Script): boolean => text.includes('reconcilerVersion');

/**
 * Records the scripts that a page downloads from now on.
 * @returns a function that waits until the network is idle and reads them.
 */
export function recordScripts(page: Page): () => Promise<Script[]> {
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
