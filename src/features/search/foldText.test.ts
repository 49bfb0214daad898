import { jest } from '@jest/globals';
import { foldText } from './foldText.ts';

const navigation = await import('#shop/navigation.ts');
jest.unstable_mockModule('#shop/navigation.ts', () => ({
  ...navigation,
  searchShortcuts: { 'TR iade': '/iade', 'CZ vrácení zboží': '/vraceni', 'HU ászf': '/aszf' },
}));
const { searchAddress } = await import('./searchQuery.ts');

// SEARCH-15
test.each([
  ['ČOKOLÁDA', 'cokolada'],
  ['káva', 'kava'],
  ['cafe\u0301', 'cafe'],
  ['Łóżko', 'lozko'],
  ['Ünnepi tűzhely', 'unnepi tuzhely'],
  ['Rød grød', 'rod grod'],
  ['Œuvre', 'oeuvre'],
  ['Straße', 'strasse'],
  ['İNCE BELLİ', 'ince belli'],
  ['ISIRGAN ışık', 'isirgan isik'],
  ['ガラス', 'ガラス'],
  ['हिन्दी', 'हिन्दी'],
  ['커피', '커피'],
])('folds %j to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

// SEARCH-02, SEARCH-15
test.each([
  ['TR', 'İADE', '/iade'],
  ['TR', 'IADE', '/iade'],
  ['CZ', ' Vraceni zbozi', '/vraceni'],
  ['HU', 'ASZF', '/aszf'],
] as const)('on %s, opens the page of a shortcut for %j', (site, text, page) => {
  expect(searchAddress(text, site)).toBe(page);
});
