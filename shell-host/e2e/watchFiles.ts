import { expect, type Page } from '@playwright/test';

/** So long after the page has loaded, a browser says that a preload was not used. */
const UNUSED_PRELOAD_MS = 4_000;

/** How often each of the remote's files has been requested, and what the browser has said. */
export function watchFiles(page: Page) {
  const requests = new Map<string, number>();
  const messages: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/remote\/([^?]+)$/.exec(request.url()) ?? [];
    if (file) requests.set(file, (requests.get(file) ?? 0) + 1);
  });
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) messages.push(message.text());
  });
  return { messages, repeated: () => [...requests].filter(([, count]) => count > 1), requests };
}

/** Resolves when a browser would have said that a preload was not used. */
export async function untilWarned(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(UNUSED_PRELOAD_MS);
}

/** Opens a page with header and footer, until they are there and the browser would have warned. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-fascia="header"] [data-part="logo"]')).toBeVisible();
  await expect(page.locator('[data-part="legal-links"]')).toBeVisible();
  await untilWarned(page);
}
