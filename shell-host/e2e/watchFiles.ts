import type { Page } from '@playwright/test';

/** So long after the page has loaded, a browser says that a preload was not used. */
export const UNUSED_PRELOAD_MS = 4_000;

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
