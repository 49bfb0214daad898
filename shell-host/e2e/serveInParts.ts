import { expect } from '@playwright/test';
import { FRAGMENT_TIMEOUT_MS } from './fixtures.ts';
import type { Shop } from '../demo-shop/shop.ts';
import { createBuiltHostApp } from '../host/server/builtHostApp.ts';
import { demoShopServices } from '../host/server/demo/shopServices.ts';
import { listen } from '../host/server/demo/listen.ts';

/** Each part of the page ends before one of these: within the header, after it, and before the footer. */
const MARKS = ['data-part="nav-item"', '<div id="page">', '<div id="footer">'];

/**
 * Serves the shell host with a start page that arrives in parts. The first part is sent at once, the others by `send`;
 * closing sends the rest.
 *
 * @param change Changes the page's HTML.
 */
export async function serveInParts(shop: Shop, change = (html: string) => html) {
  const site = createBuiltHostApp({
    services: demoShopServices(shop),
    fragmentTimeoutMs: FRAGMENT_TIMEOUT_MS,
  });
  const released = MARKS.map(() => Promise.withResolvers<void>());
  const server = await listen(async (request) => {
    if (new URL(request.url).pathname !== '/') return site.fetch(request);
    // Without `Accept-Encoding` the response is not compressed and can be cut.
    const response = await site.request('/');
    const html = change(await response.text());
    const body = new ReadableStream<string>({
      async start(controller) {
        let sent = 0;
        for (const [index, mark] of MARKS.entries()) {
          const end = html.indexOf(mark);
          expect(end, mark).toBeGreaterThan(sent);
          controller.enqueue(html.slice(sent, end));
          sent = end;
          await released[index]?.promise;
        }
        controller.enqueue(html.slice(sent));
        controller.close();
      },
    }).pipeThrough(new TextEncoderStream());
    return new Response(body, response);
  }, 0);
  const send = (index: number) => released[index]?.resolve();
  const close = async () => {
    for (const index of MARKS.keys()) send(index);
    await server.close();
  };
  return { origin: server.origin, send, close };
}
