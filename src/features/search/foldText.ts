/** Ligatures, and letters with a stroke that Unicode normalisation does not decompose. */
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
/** Combining marks of Latin, Greek and Cyrillic letters. In other scripts, removing marks would change the letter. */
const ACCENTS = /[\u0300-\u036f]/g;

/**
 * Normalises a text for comparison: removes case and accents, because many visitors type without them (SEARCH-15).
 * `ß` becomes `ss`. The four Turkish variants of i become `i`, because other keyboards have only `i` and `I`.
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
