/** @jest-environment node */
import { localPrices } from './localPrices.ts';

test('converts a price in euros to each currency and rounds it', () => {
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
