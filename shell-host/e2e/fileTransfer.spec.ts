import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { waitForPageData } from './pageData.ts';

/** The scripts and styles with a hash in their name that the page has received, and their sizes. */
const hashedFiles = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(
        ({ name, responseEnd }) => /\.[0-9a-f]{10}\.(?:js|css)$/.test(name) && responseEnd > 0,
      )
      .map(({ name, transferSize, encodedBodySize, decodedBodySize }) => ({
        name,
        transferSize,
        encodedBodySize,
        decodedBodySize,
      })),
  );

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

// HOST-72
test('a first visit receives compressed files, and the next page takes them from the cache', async ({
  page,
}) => {
  await page.goto('/');
  await waitForPageData(page);
  const first = await hashedFiles(page);
  expect(first.length).toBeGreaterThan(8);
  const sent = sum(first.map(({ encodedBodySize }) => encodedBodySize));
  expect(sent / sum(first.map(({ decodedBodySize }) => decodedBodySize))).toBeLessThan(0.4);

  await page.goto('/category/coffee');
  await waitForPageData(page);
  const known = new Set(first.map(({ name }) => name));
  const repeated = (await hashedFiles(page)).filter(({ name }) => known.has(name));
  expect(repeated.length).toBeGreaterThan(8);
  expect(repeated.filter(({ transferSize }) => transferSize > 0)).toEqual([]);
  expect(repeated.map(({ name }) => name)).toContainEqual(
    expect.stringMatching(/\/container\.[^/]*\.js$/),
  );
});
