import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { isPainted } from './paints.ts';
import { serveInParts } from './serveInParts.ts';

// What lets the kit begin, where a server has rendered the header (HK-194). What is no reason in a test never comes.

/** Timers of so many ms or more never run. */
const withoutTimers = (page: Page, from: number) =>
  page.addInitScript((least) => {
    const native = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, ms = 0) => (ms < least ? native(run, ms) : 0),
    });
  }, from);

/** Whether the kit has drawn the header, in a page that may still be coming. */
const isFilled = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('fascia-host:Header:filled').length > 0);

test.use({ waitsForHydration: false });

test('The kit begins when the header is painted', async ({ page, host }) => {
  await withoutTimers(page, 200);
  await page.goto(host.origin);
  await expect.poll(() => isFilled(page)).toBe(true);
  const [entry, paint] = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource');
    return [
      resources.find(({ name }) => name.includes('/remote/container'))?.startTime ?? 0,
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    ] as const;
  });
  expect(entry).toBeGreaterThanOrEqual(paint);
});

test('It does not wait for the page behind the header, also in browsers that paint a part of the header first', async ({
  page,
  shop,
}) => {
  const server = await serveInParts(shop, (html) => html.replace('l.rel="expect"', 'l.rel="next"'));
  try {
    await withoutTimers(page, 2_000);
    await page.goto(server.origin, { waitUntil: 'commit' });
    await expect.poll(() => isPainted(page)).toBe(true);
    await expect(page.locator('[data-part="logo"]')).toBeVisible();
    await expect(page.locator('[data-part="nav-item"]')).toHaveCount(0);
    server.send(0);
    const hasBegun = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/container')),
      );
    await expect.poll(hasBegun).toBe(true);
    await expect(page.locator('#page')).toHaveCount(0);
  } finally {
    await server.close();
  }
});

test('It begins soon in a page of which nothing can be seen', async ({ page, host }) => {
  await withoutTimers(page, 2_000);
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body { opacity: 0 }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.goto(host.origin);
  await expect.poll(() => isFilled(page)).toBe(true);
});
