import type { Page } from '@playwright/test';
import type { Shop } from '../demo-shop/shop.ts';
import { createBuiltHostApp } from '../host/server/builtHostApp.ts';
import { demoShopServices } from '../host/server/demo/shopServices.ts';
import { listen } from '../host/server/demo/listen.ts';
import { expect, test } from './fixtures.ts';
import { pauseClock } from './pauseClock.ts';

/** For a browser that would paint what it has: with the style sheets there, it takes some 0.1 s. */
const PAINTING_MS = 1_000;

/** The parts of the page end in front of these: within the header, behind it, and before the footer. */
const MARKS = ['data-part="nav-item"', '<div id="page">', '<div id="footer">'];

/** Serves the shell host, and its start page in parts: the first one, and each other when it is sent. Closing sends the rest. */
async function serveInParts(shop: Shop) {
  const site = createBuiltHostApp({ services: demoShopServices(shop) });
  const released = MARKS.map(() => Promise.withResolvers<void>());
  const server = await listen(async (request) => {
    if (new URL(request.url).pathname !== '/') return site.fetch(request);
    // Uncompressed, to be cut.
    const response = await site.request('/');
    const html = await response.text();
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

const isPainted = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'paints') as () => object[])().length > 0);

/** Keeps what tells of paints, of which the page knows nothing once its clock is paused. */
const keepPaints = (page: Page) =>
  page.addInitScript(() => {
    const { performance } = window;
    Reflect.set(window, 'paints', () => performance.getEntriesByType('paint'));
  });

// HK-201
test('A server’s header is not painted in part: the first frame has it whole, and does not wait for the page', async ({
  page,
  shop,
}) => {
  const server = await serveInParts(shop);
  try {
    await keepPaints(page);
    // The frame waits as long as the test does.
    await pauseClock(page);
    await page.goto(server.origin, { waitUntil: 'commit' });
    // Not by frames, of which there are none.
    await page.waitForFunction(
      () =>
        document.querySelector('[data-part="logo"]') &&
        [...document.styleSheets].some(({ href }) => href?.includes('/Header.')),
      undefined,
      { polling: 100 },
    );
    await page.waitForTimeout(PAINTING_MS);
    expect(await isPainted(page)).toBe(false);
    server.send(0);
    await expect.poll(() => isPainted(page)).toBe(true);
    await expect(page.locator('[data-part="nav-item"]').first()).toBeVisible();
    await expect(page.locator('#page')).toHaveCount(0);
    server.send(1);
    await expect(page.locator('#page')).toBeAttached();
    server.send(2);
    await expect(page.locator('#footer > *').first()).toBeVisible();
  } finally {
    await server.close();
  }
});

// HK-201
test('A page that hangs within the header is painted all the same, with what has come', async ({
  page,
  shop,
}) => {
  const server = await serveInParts(shop);
  try {
    await keepPaints(page);
    await page.goto(server.origin, { waitUntil: 'commit' });
    await expect.poll(() => isPainted(page)).toBe(true);
    await expect(page.locator('[data-part="logo"]')).toBeVisible();
    await expect(page.locator('[data-part="nav-item"]')).toHaveCount(0);
  } finally {
    await server.close();
  }
});
