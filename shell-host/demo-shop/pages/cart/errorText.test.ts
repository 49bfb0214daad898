/** @jest-environment node */
import { expect, test } from '@jest/globals';
import de from '../texts/de.json' with { type: 'json' };
import { errorText } from './errorText.ts';

const texts = de.cartError;

test('a limit error names the limit', () => {
  expect(errorText(texts, { code: 'AVAILABILITY_LIMIT', limit: 3 })).toBe(
    'Von diesem Artikel sind nur noch 3 Stück verfügbar.',
  );
  expect(errorText(texts, { code: 'CART_LIMIT', limit: 50 })).toContain('50');
});

test('all other failures have the general message', () => {
  expect(errorText(texts, { code: 'PRICE_UNAVAILABLE', limit: null })).toBe(texts.change);
  expect(errorText(texts, { code: 'ITEM_LIMIT', limit: null })).toBe(texts.change);
  expect(errorText(texts, { code: 'toString', limit: 2 })).toBe(texts.change);
});
