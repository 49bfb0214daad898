import type { Page } from '@playwright/test';
import { NONCE, strictPolicy } from './policy/strictPolicy.ts';

interface BarePage {
  /** Default `Header`. */
  module?: 'Header' | 'Footer';
  /** The entry that the page loads. Default `remoteEntry.js`. */
  entry?: 'remoteEntry.js' | 'container.js';
}

/**
 * Opens a page without React and without anything that a server has rendered, into which a module is mounted. Does not wait
 * for its files: some may hang, and hold the load event back.
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
  // A shop's pages begin the visitor's session, without whose token its services refuse some calls.
  await page.context().request.get('/contact');
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body, headers }));
  await page.goto('/', { waitUntil: 'commit' });
}
