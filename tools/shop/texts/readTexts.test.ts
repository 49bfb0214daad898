/** @jest-environment node */
import { findTextProblems } from './findTextProblems.ts';
import { readTexts } from './readTexts.ts';

const texts = readTexts();
const { catalogues, sourceLocale, partialLocales } = texts;

test('there are twelve locales (SITE-06)', () => {
  expect(Object.keys(catalogues)).toEqual([
    'de-DE',
    'de-AT',
    'de-CH',
    'fr-CH',
    'pl-PL',
    'sk-SK',
    'cs-CZ',
    'hu-HU',
    'tr-TR',
    'da-DK',
    'sv-SE',
    'en',
  ]);
});

// CART-38, NEWS-43, SEARCH-32, SITE-06
test('every locale has every text, except for de-AT and de-CH, which fall back to de-DE', () => {
  expect(findTextProblems(texts)).toEqual([]);
  expect(partialLocales).toEqual(['de-AT', 'de-CH']);
  expect(sourceLocale).toBe('de-DE');
});
