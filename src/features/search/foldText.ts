/** Letters that no Unicode normalisation separates from their stroke, and ligatures. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
};
const OTHER_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');
/** The marks of Latin, Greek and Cyrillic letters. In other scripts marks are letters of their own. */
const ACCENTS = /[\u0300-\u036f]/g;

/**
 * The form in which texts are compared: without case and accents, as many visitors type (SEARCH-15). `ß` becomes `ss`. The
 * four Turkish i become one, because a keyboard without `ı` and `İ` has only `i` and `I` for them.
 */
export function foldText(text: string): string {
  return text
    .toUpperCase()
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(OTHER_LETTER, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize('NFC');
}
