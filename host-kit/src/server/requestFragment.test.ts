/** @jest-environment node */
import { freshTime } from './requestFragment.ts';

const read = (cacheControl: string | null, age?: string) =>
  freshTime(
    new Headers({
      ...(cacheControl !== null && { 'Cache-Control': cacheControl }),
      ...(age !== undefined && { Age: age }),
    }),
    60_000,
  );

// SSR-75
test.each([
  ['public, max-age=30, stale-while-revalidate=60', 30_000],
  ['max-age=30, s-maxage=10', 10_000],
  ['MAX-AGE = "30"', 30_000],
  ['max-age=0', 0],
  ['max-age=30, no-cache', 0],
  ['no-store', undefined],
  ['max-age=30, private', undefined],
  ['max-age=soon', 60_000],
  ['x-max-age=5, not-no-store', 60_000],
  [null, 60_000],
])('with Cache-Control %p a response is fresh for %p ms', (cacheControl, expected) => {
  expect(read(cacheControl)).toBe(expected);
});

test('the age of a response is subtracted from its freshness (SSR-75)', () => {
  expect(read('max-age=30', '10')).toBe(20_000);
  expect(read('max-age=30', '40')).toBe(0);
  expect(read('max-age=30', 'long')).toBe(30_000);
});

// SSR-154
test.each([
  ['max-age=99999999999', undefined],
  ['max-age=86401', undefined],
  ['max-age=86400', '-99999999999'],
])('with %p and the age %p a response is fresh for 24 hours', (cacheControl, age) => {
  expect(read(cacheControl, age)).toBe(24 * 60 * 60 * 1000);
});

// SSR-154
test('numbers that are not finite are ignored', () => {
  const endless = '9'.repeat(400);
  expect(read(`max-age=${endless}`)).toBe(60_000);
  expect(read('max-age=30', endless)).toBe(30_000);
  expect(read('max-age=30', '-Infinity')).toBe(30_000);
});
