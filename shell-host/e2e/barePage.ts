import type { Page } from '@playwright/test';
import { NONCE, strictPolicy } from './policy/strictPolicy.ts';

interface BarePage {
  /** Default `Header`. */
  module?: 'Header' | 'Footer';
  /** The entry that the page loads. Default `remoteEntry.js`. */
  entry?: 'remoteEntry.js' | 'container.js';
}

/**
 * Opens a page without React and without server-rendered markup, and mounts a module in it. Does not wait for the load
 * event, which files that hang delay.
 */
export async function openBarePage(
  page: Page,
  { module = 'Header', entry = 'remoteEntry.js' }: BarePage = {},
): Promise<void> {
  const body = `<!doctype html><meta charset="utf-8"><title>Shop</title><div id="slot"></div>
<script nonce="${NONCE}" src="/remote/${entry}"></script>
<script nonce="${NONCE}" type="module">
await __fascia_container__.init({});
(await __fascia_container__.get('./mount'))().mount(slot, '${module}', { site: 'DE' });
</script>`;
  const headers = { 'Content-Security-Policy': strictPolicy() };
  // The shop's pages start the visitor's session. Its services refuse some requests without one.
  await page.context().request.get('/contact');
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body, headers }));
  await page.goto('/', { waitUntil: 'commit' });
}
