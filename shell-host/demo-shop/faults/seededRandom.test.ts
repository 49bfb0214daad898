/** @jest-environment node */
import * as fc from 'fast-check';
import { hashText, seededRandom } from './seededRandom.ts';

test('the same seed produces the same numbers, from 0 to below 1', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const [first, second] = [seededRandom(seed), seededRandom(seed)];
      for (let i = 0; i < 20; i += 1) {
        const value = first();
        expect(value).toBe(second());
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(1);
      }
    }),
  );
});

test('the numbers are evenly distributed', () => {
  const random = seededRandom(2026);
  const mean =
    Array.from({ length: 10_000 }, random).reduce((sum, value) => sum + value, 0) / 10_000;
  expect(mean).toBeGreaterThan(0.48);
  expect(mean).toBeLessThan(0.52);
});

test('different names have different seeds', () => {
  expect(hashText('cartRead')).not.toBe(hashText('cartChange'));
});
