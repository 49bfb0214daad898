/** @jest-environment node */
import { withoutInvisible } from './typedText.ts';

// NEWS-80, SEARCH-06, HEAD-10
test.each([
  '\u00ad',
  '\u200b',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202c',
  '\u2060',
  '\u2069',
  '\ufeff',
])('removes the invisible character %j', (character) => {
  expect(withoutInvisible(`${character}Kaf${character}fee${character}`)).toBe('Kaffee');
});

test.each(['👩‍🚀', 'می‌خواهم', 'Straße 5', ''])('keeps %j', (text) => {
  expect(withoutInvisible(text)).toBe(text);
});
