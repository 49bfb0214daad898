import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

interface Transfer {
  url: string;
  encoding: string | undefined;
  /** Bytes of the answer's head and content on the wire; 0 where the browser's cache has answered. */
  sent: number;
  /** Bytes of the content, decoded. */
  decoded: number;
}

/** Records the scripts and styles that a page gets, until `stop` is called. */
async function recordTransfers(page: Page) {
  const transfers = new Map<string, Transfer>();
  const network = await page.context().newCDPSession(page);
  network.on('Network.responseReceived', ({ requestId, response: { url, headers } }) => {
    if (!/\.(?:js|css)$/.test(url)) return;
    const encoding = headers['Content-Encoding'] ?? headers['content-encoding'];
    transfers.set(requestId, { url, encoding, sent: 0, decoded: 0 });
  });
  network.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.decoded += dataLength;
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.sent = encodedDataLength;
  });
  await network.send('Network.enable');
  return async () => {
    await page.waitForLoadState('networkidle');
    await network.detach();
    return [...transfers.values()];
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

// HOST-113, HOST-114
test('a first visit gets scripts and styles in less than 40 % of their size, and the next page takes them from the browser’s cache, with the entry', async ({
  page,
  pageErrors,
}) => {
  const stopFirst = await recordTransfers(page);
  await page.goto('/');
  await expect(page.locator('[data-fascia="header"]')).toBeVisible();
  const first = await stopFirst();
  await test.step('the first page', () => {
    const large = first.filter(({ decoded }) => decoded > 2_000);
    expect(large.length).toBeGreaterThan(8);
    expect(large.filter(({ encoding }) => encoding !== 'br')).toEqual([]);
    const sent = sum(first.map((transfer) => transfer.sent));
    expect(sent / sum(first.map(({ decoded }) => decoded))).toBeLessThan(0.4);
    expect(pageErrors).toEqual([]);
  });
  await test.step('the next page', async () => {
    const stop = await recordTransfers(page);
    await page.goto('/category/coffee');
    await expect(page.locator('[data-fascia="header"]')).toBeVisible();
    const transfers = await stop();
    const seen = new Set(first.map(({ url }) => url));
    const known = transfers.filter(({ url }) => seen.has(url) && /\.[0-9a-f]{10}\./.test(url));
    expect(known.length).toBeGreaterThan(8);
    expect(sum(known.map(({ sent }) => sent))).toBe(0);
    expect(known.map(({ url }) => url)).toContainEqual(
      expect.stringMatching(/\/container\.[^/]*\.js$/),
    );
  });
});
