/** @jest-environment node */
import * as fc from 'fast-check';
import { partsOf } from './termParts.ts';

const letters = [
  'a',
  'A',
  'ß',
  'ẞ',
  's',
  'İ',
  'I',
  'ı',
  'i',
  'é',
  'e\u0301',
  'é',
  '\u0301',
  'Σ',
  'ς',
  'ﬁ',
  '😀',
  '👩‍🚀',
  '\ud800',
  ' ',
];
const word = fc.oneof(
  fc.array(fc.constantFrom(...letters), { maxLength: 12 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);

test.each([
  ['Kaffeemaschine', 'FFEE', ['Ka', 'ffee', 'maschine']],
  ['kaffee', 'Kaffee', ['', 'kaffee', '']],
  ['Espresso', 'esp', ['', 'Esp', 'resso']],
  ['Straße', 'STRASSE', ['', 'Straße', '']],
  ['STRASSE', 'straß', ['', 'STRASS', 'E']],
  ['İnce fincan', 'ince', ['', 'İnce', ' fincan']],
  ['ince fincan', 'İNCE', ['', 'ince', ' fincan']],
  ['IŞIK', 'ışık', ['', 'IŞIK', '']],
  ['Cafe\u0301 cre\u0300me', 'CAFÉ', ['', 'Cafe\u0301', ' cre\u0300me']],
  ['Café', 'cafe\u0301', ['', 'Café', '']],
  ['Cafe\u0301 crème', 'cafe', ['', 'Cafe\u0301', ' crème']],
  ['Mléčná čokoláda', 'cokol', ['Mléčná ', 'čokol', 'áda']],
  ['cokolada', 'čokol', ['', 'cokol', 'ada']],
  ['Łyżka', 'lyz', ['', 'Łyż', 'ka']],
  ['Kırmızı fincan', 'KIRMIZI', ['', 'Kırmızı', ' fincan']],
  ['İstanbul', 'ıst', ['', 'İst', 'anbul']],
  ['ΟΔΟΣ', 'οδος', ['', 'ΟΔΟΣ', '']],
  ['kaffee', ' kaffee ', ['', 'kaffee', '']],
  ['a.*b', '.*', ['a', '.*', 'b']],
])('splits %j around the typed text %j (SEARCH-15)', (term, typed, [prefix, match, suffix]) => {
  expect(partsOf(term, typed)).toEqual({ prefix, match, suffix });
});

test.each([
  ['Maße', 'mas', 'half of a ß'],
  ['Kaffee', 'tee', 'a text that does not occur'],
  ['Kaffee', '  ', 'a blank text'],
  ['Kaffee', '', 'an empty text'],
])('finds no match in %j for %j: %s', (term, typed) => {
  expect(partsOf(term, typed)).toEqual({ prefix: '', match: '', suffix: term });
});

test('joins the three parts to the whole term', () => {
  fc.assert(
    fc.property(word, word, (term, typed) => {
      const { prefix, match, suffix } = partsOf(term, typed);
      expect(prefix + match + suffix).toBe(term);
    }),
  );
});

test('finds any text in the middle of a term in upper case and in lower case', () => {
  const plain = fc.string({
    unit: fc.constantFrom('k', 'ä', 'Ö', 'ß', 'ő', 'ł', 'ç', 'ğ', 'İ', 'ı'),
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(plain, (typed) => {
      for (const written of [typed, typed.toUpperCase(), typed.toLowerCase()]) {
        expect(partsOf(`x${written}y`, typed).match).toBe(written);
      }
    }),
  );
});

test('does not separate a letter from its combining marks', () => {
  fc.assert(
    fc.property(word, word, (term, typed) => {
      const { match, suffix } = partsOf(term, typed);
      const isSeparated = match !== '' && /^\p{M}/u.test(suffix);
      expect(isSeparated).toBe(false);
    }),
  );
});

test('splits a term of ten thousand characters', () => {
  const term = 'aß'.repeat(5_000);
  expect(partsOf(term, 'ssa').prefix).toBe('a');
  expect(partsOf(term, 'b'.repeat(200)).match).toBe('');
});
