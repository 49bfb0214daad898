/** @jest-environment node */
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { sites } from '../../sites.ts';
import { formatPrice, formatDiscount } from './formatPrice.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

// SITE-03
test.each([
  ['DE', 749, '7,49 EUR'],
  ['AT', 749, '€ 7,49'],
  ['CH', 790, 'CHF 7.90'],
  ['CH_FR', 790, '7.90 CHF'],
  ['CZ', 18_900, '189 Kč'],
  ['CZ', 18_950, '189,50 Kč'],
  ['HU', 299_000, '2990 Ft'],
  ['HU', 1_599_000, '15 990 Ft'],
  ['PL', 3199, '31,99 zł'],
  ['SK', 749, '7,49 €'],
  ['TR', 35_990, '₺359,90'],
] as const)('a price on %s of %d is formatted as %s', (site, minor, text) => {
  expect(plain(formatPrice(minor, site))).toBe(text);
});

test.each([
  ['DE', '-20 %'],
  ['HU', '-20%'],
  ['TR', '-%20'],
] as const)('a discount on %s is formatted as %s', (site, text) => {
  expect(plain(formatDiscount(1499, 1200, site)).replace('−', '-')).toMatch(
    text.replace('20', '19'),
  );
  expect(plain(formatDiscount(1000, 800, site)).replace('−', '-')).toBe(text);
});

test('a discount is never overstated', () => {
  const prices = fc.integer({ min: 2, max: 1_000_000 });
  const parts = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom(...sites), prices, parts, (site, price, part) => {
      const salePrice = Math.max(1, Math.floor(price * part));
      const shown = Number(formatDiscount(price, salePrice, site).replace(/[^\d]/g, ''));
      expect(shown).toBeLessThanOrEqual(((price - salePrice) / price) * 100 + 1e-9);
    }),
  );
});
