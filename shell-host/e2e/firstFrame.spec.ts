import { expect, test } from './fixtures.ts';
import { isPainted, keepPaints } from './paints.ts';
import { pauseClock } from './pauseClock.ts';
import { serveInParts } from './serveInParts.ts';

/** For a browser that would paint what it has: with the style sheets there, it takes some 0.1 s. */
const PAINTING_MS = 1_000;

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
    await page.goto(server.origin, { waitUntil: 'commit' });
    await expect.poll(() => isPainted(page)).toBe(true);
    await expect(page.locator('[data-part="logo"]')).toBeVisible();
    await expect(page.locator('[data-part="nav-item"]')).toHaveCount(0);
  } finally {
    await server.close();
  }
});
