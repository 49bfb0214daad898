import { expect, type Page } from '@playwright/test';
import { part } from './locators.ts';

/** In the page: records added scripts. Webpack removes its scripts after they have run. */
function recordScriptElements(): void {
  const added: string[] = [];
  Reflect.set(window, 'addedScripts', added);
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement && node.src) added.push(node.src);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** In the page: the preloaded addresses that no script, style sheet or picture uses yet. */
function unusedPreloads(): string[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel]')];
  const used = new Set([
    ...(Reflect.get(window, 'addedScripts') as string[]),
    ...links.filter(({ rel }) => rel === 'stylesheet').map(({ href }) => href),
    ...[...document.images].map(({ currentSrc }) => currentSrc),
  ]);
  return links
    .filter(({ rel, href }) => rel === 'preload' && !used.has(href))
    .map(({ href }) => href);
}

/**
 * Watches how a page loads the remote's files.
 *
 * Chromium warns about an unused preload five seconds after the page has loaded. To avoid this wait,
 * `expectEachUsedOnce` compares the preloads with the elements that use them. If the mode or hash of a preload differs
 * from its use, Chromium warns at once and requests the file again.
 */
export async function watchFiles(page: Page) {
  const requests = new Map<string, number>();
  const messages: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/remote\/([^?]+)$/.exec(request.url()) ?? [];
    if (file) requests.set(file, (requests.get(file) ?? 0) + 1);
  });
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) messages.push(message.text());
  });
  await page.addInitScript(recordScriptElements);
  return {
    requests,
    /** Scripts that were added to the page. */
    scripts: (): Promise<string[]> =>
      page.evaluate(() => Reflect.get(window, 'addedScripts') as string[]),
    /** Waits until every preload is used. Each file must have been requested once, without a warning of the browser. */
    async expectEachUsedOnce(): Promise<void> {
      await expect.poll(() => page.evaluate(unusedPreloads)).toEqual([]);
      expect(requests.size).toBeGreaterThan(8);
      expect([...requests].filter(([, count]) => count > 1)).toEqual([]);
      expect(messages).toEqual([]);
    },
  };
}

/** Opens a page with header and footer, and waits until they are visible. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-fascia="header"] [data-part="logo"]')).toBeVisible();
  await expect(part(page, 'legal-links')).toBeVisible();
}
