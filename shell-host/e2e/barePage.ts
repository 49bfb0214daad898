import type { Page } from '@playwright/test';
import { NONCE, strictPolicy } from './policy/strictPolicy.ts';

/**
 * Opens a page without React and without server-rendered markup, and mounts a header in it. Does not wait for the load
 * event, which pending files delay.
 */
export async function openBarePage(page: Page): Promise<void> {
  const body = `<!doctype html><meta charset="utf-8"><title>Shop</title><div id="slot"></div>
<script nonce="${NONCE}" src="/remote/container.js"></script>
<script nonce="${NONCE}" type="module">
await __fascia_container__.init({});
(await __fascia_container__.get('./mount'))().mount(slot, 'Header', { site: 'DE' });
</script>`;
  const headers = { 'Content-Security-Policy': strictPolicy() };
  // The shop's pages start the visitor's session. Its services refuse some requests without one.
  await page.context().request.get('/contact');
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body, headers }));
  await page.goto('/', { waitUntil: 'commit' });
}
