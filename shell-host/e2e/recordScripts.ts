import type { Page, Response } from '@playwright/test';

/** A script that a page downloaded. */
interface Script {
  url: string;
  text: string;
}

/** Whether a script contains react-dom. Scripts that only call it do not contain `reconcilerVersion`. */
export const hasReactDom = ({ text }: Script): boolean => text.includes('reconcilerVersion');

/**
 * Records the scripts that a page downloads from now on.
 *
 * @returns a function that reads the scripts downloaded so far.
 */
export function recordScripts(page: Page): () => Promise<Script[]> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) responses.push(response);
  });
  return () =>
    Promise.all(
      responses.map(async (response) => ({ url: response.url(), text: await response.text() })),
    );
}
