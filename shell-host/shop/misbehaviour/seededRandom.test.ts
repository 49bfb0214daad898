/** @jest-environment node */
import * as fc from 'fast-check';
import { hashOf, seededRandom } from './seededRandom.ts';

test('the same seed gives the same numbers, each from 0 to below 1', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const [one, other] = [seededRandom(seed), seededRandom(seed)];
      for (let at = 0; at < 20; at += 1) {
        const value = one();
        expect(value).toBe(other());
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(1);
      }
    }),
  );
});

test('numbers spread evenly', () => {
  const random = seededRandom(2026);
  const mean =
    Array.from({ length: 10_000 }, random).reduce((sum, value) => sum + value, 0) / 10_000;
  expect(mean).toBeGreaterThan(0.48);
  expect(mean).toBeLessThan(0.52);
});

test('different names have different seeds', () => {
  expect(hashOf('cartRead')).not.toBe(hashOf('cartChange'));
});
