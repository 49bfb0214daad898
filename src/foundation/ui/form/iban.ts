/** The longest IBAN of any country (ISO 13616). */
const MAX_SIGNS = 34;

/**
 * The typed text in an IBAN's format (UI-15): capital letters and digits in blocks of four. It starts with the two
 * letters of a country; what is typed before them is dropped.
 */
export function formatIban(typed: string): string {
  const signs = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const begun = signs.replace(/^[^A-Z]+/, '');
  // The second character is a letter too: digits before it are dropped.
  const iban = begun.slice(0, 1) + begun.slice(1).replace(/^[0-9]+/, '');
  return (iban.slice(0, MAX_SIGNS).match(/.{1,4}/g) ?? []).join(' ');
}
