import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { part } from './locators.ts';
import { isPainted } from './paints.ts';
import { ignoreTimers, pauseClock } from './pauseClock.ts';
import { serveInParts } from './serveInParts.ts';

// When a server's header is painted, and when the kit starts. `afterPaint.test.ts` has the cases without a paint.

test.use({ waitsForHydration: false });

/**
 * Records how much of the header each frame of the page contains. `pauseClock` replaces `requestAnimationFrame`, so call
 * this before it.
 */
async function recordFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const { requestAnimationFrame: nextFrame } = window;
    const frames = new Set<string>();
    Reflect.set(window, 'headerFrames', frames);
    const record = () => {
      const isWhole = document.querySelector('[data-part="nav-item"]');
      if (document.querySelector('[data-part="logo"]')) frames.add(isWhole ? 'whole' : 'part');
      nextFrame(record);
    };
    nextFrame(record);
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'headerFrames') as Set<string>)]);
}

// HK-201
test('the first frame has the whole header and does not wait for the page', async ({
  page,
  shop,
}) => {
  const server = await serveInParts(shop);
  try {
    const frames = await recordFrames(page);
    // Without timers the frame waits for as long as the header is incomplete.
    await pauseClock(page);
    await page.goto(server.origin, { waitUntil: 'commit' });
    await page.waitForFunction(
      () =>
        document.querySelector('[data-part="logo"]') &&
        [...document.styleSheets].some(({ href }) => href?.includes('/Header.')),
      undefined,
      { polling: 100 },
    );
    expect(await frames()).toEqual([]);
    server.send(0);
    await expect.poll(frames).toEqual(['whole']);
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
test('a page that hangs within the header is painted with what has arrived', async ({
  page,
  shop,
}) => {
  const server = await serveInParts(shop);
  try {
    await page.goto(server.origin, { waitUntil: 'commit' });
    await expect.poll(() => isPainted(page)).toBe(true);
    await expect(part(page, 'logo')).toBeVisible();
    await expect(part(page, 'nav-item')).toHaveCount(0);
  } finally {
    await server.close();
  }
});

// HK-194
test('the kit starts after the header is painted', async ({ page, host }) => {
  // Only the paint can start the kit.
  await ignoreTimers(page, 200);
  await page.goto(host.origin);
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByName('fascia-host:Header:filled').length),
    )
    .toBe(1);
  const [entry, paint] = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource');
    return [
      resources.find(({ name }) => name.includes('/remote/container'))?.startTime ?? 0,
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    ] as const;
  });
  expect(entry).toBeGreaterThanOrEqual(paint);
});

// HK-194
test('the kit does not wait for the page after the header, even if a part was painted first', async ({
  page,
  shop,
}) => {
  const server = await serveInParts(shop, (html) => html.replace('l.rel="expect"', 'l.rel="next"'));
  try {
    await ignoreTimers(page, 2_000);
    await page.goto(server.origin, { waitUntil: 'commit' });
    await expect.poll(() => isPainted(page)).toBe(true);
    await expect(part(page, 'logo')).toBeVisible();
    await expect(part(page, 'nav-item')).toHaveCount(0);
    server.send(0);
    const hasStarted = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/container')),
      );
    await expect.poll(hasStarted).toBe(true);
    await expect(page.locator('#page')).toHaveCount(0);
  } finally {
    await server.close();
  }
});
