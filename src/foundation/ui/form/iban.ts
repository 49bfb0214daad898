/** The most characters of an IBAN, without spaces (ISO 13616). */
const MAX_LENGTH = 34;

/**
 * The typed text in an IBAN's format (UI-15): capital letters and digits in blocks of four. It starts with the two
 * letters of a country; other characters before them are dropped.
 */
export function formatIban(typed: string): string {
  const characters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const fromFirstLetter = characters.replace(/^[^A-Z]+/, '');
  // The second character is a letter too: digits before it are dropped.
  const iban = fromFirstLetter.slice(0, 1) + fromFirstLetter.slice(1).replace(/^[0-9]+/, '');
  return (iban.slice(0, MAX_LENGTH).match(/.{1,4}/g) ?? []).join(' ');
}
