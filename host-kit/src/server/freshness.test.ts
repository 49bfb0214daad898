/** @jest-environment node */
import { parseFreshness } from './freshness.ts';

const read = (cacheControl: string | null, age?: string) =>
  parseFreshness(
    new Headers({
      ...(cacheControl !== null && { 'Cache-Control': cacheControl }),
      ...(age !== undefined && { Age: age }),
    }),
    60_000,
  );

const DEFAULT = { isStorable: true, freshMs: 60_000, revalidateMs: 0, errorMs: Infinity };

// SSR-75
test.each([
  ['public, max-age=30', { freshMs: 30_000 }],
  ['max-age=30, s-maxage=10', { freshMs: 10_000 }],
  ['MAX-AGE = "30"', { freshMs: 30_000 }],
  ['max-age=0, stale-while-revalidate=60', { freshMs: 0, revalidateMs: 60_000 }],
  ['max-age=5,stale-if-error=86400', { freshMs: 5_000, errorMs: 86_400_000 }],
  ['max-age=30, no-cache, stale-while-revalidate=60', { freshMs: 0 }],
  ['no-store', { isStorable: false }],
  ['max-age=30, private', { freshMs: 30_000, isStorable: false }],
  ['max-age=soon', {}],
  ['x-max-age=5, not-no-store', {}],
  [null, {}],
])('Cache-Control %p is obeyed as a shared cache does', (cacheControl, expected) => {
  expect(read(cacheControl)).toEqual({ ...DEFAULT, ...expected });
});

test('the time that an answer has spent in other caches counts (SSR-75)', () => {
  expect(read('max-age=30', '10').freshMs).toBe(20_000);
  expect(read('max-age=30', '40').freshMs).toBe(0);
  expect(read('max-age=30', 'long').freshMs).toBe(30_000);
});
