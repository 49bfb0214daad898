/** @jest-environment node */
import * as fc from 'fast-check';
import { currencies } from '../sites.ts';
import { localPrices } from './localPrices.ts';

const euroCents = fc.integer({ min: 100, max: 100_000 });

test('a price of 7,49 € becomes 7,90 CHF, 189 Kč, 2 990 Ft, 31,99 zł, 359,90 TL, 54,95 kr., 79 kr and £6.49', () => {
  expect(localPrices(749)).toEqual({
    EUR: 749,
    CHF: 790,
    CZK: 18_900,
    HUF: 299_000,
    PLN: 3_199,
    TRY: 35_990,
    DKK: 5_495,
    SEK: 7_900,
    GBP: 649,
  });
});

test('every price is a positive integer in minor units', () => {
  fc.assert(
    fc.property(euroCents, (euro) => {
      for (const price of Object.values(localPrices(euro))) {
        expect(Number.isSafeInteger(price)).toBe(true);
        expect(price).toBeGreaterThan(0);
      }
    }),
  );
});

test('prices in koruny and kronor are whole, and prices in forints whole tens', () => {
  fc.assert(
    fc.property(euroCents, (euro) => {
      const { CZK, SEK, HUF } = localPrices(euro);
      expect([CZK % 100, SEK % 100, HUF % 1_000]).toEqual([0, 0, 0]);
    }),
  );
});

test('a price that is a fifth lower in euros is lower in every currency', () => {
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 100_000 }), (euro) => {
      const [before, after] = [localPrices(euro), localPrices(Math.floor(euro * 0.8))];
      for (const currency of currencies) expect(after[currency]).toBeLessThan(before[currency]);
    }),
  );
});
