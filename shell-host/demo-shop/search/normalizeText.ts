/** Letters that Unicode normalization does not decompose into a base letter and a mark. */
const LETTER_REPLACEMENTS: Record<string, string> = {
  ß: 'ss',
  ł: 'l',
  ı: 'i',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
};

/** Normalises a text for comparisons: without case, accents and extra spaces. */
export function normalizeText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[ßłıøæœ]/g, (letter) => LETTER_REPLACEMENTS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Returns the rank of a text for a query, both normalised: 0 if it starts with the query, 1 if one of its words does, 2
 * if it contains the query elsewhere, or `null` if it does not match.
 */
export function matchRank(text: string, query: string): 0 | 1 | 2 | null {
  if (text.startsWith(query)) return 0;
  if (text.includes(` ${query}`)) return 1;
  return text.includes(query) ? 2 : null;
}
