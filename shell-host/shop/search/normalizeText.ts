/** Letters that Unicode does not take apart into a base letter and a mark. */
const LETTER_REPLACEMENTS: Record<string, string> = {
  ß: 'ss',
  ł: 'l',
  ı: 'i',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
};

/** A text as the search compares it: without case, accents and surplus spaces. */
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
 * How well a text answers a query, both as `searchText` gives them: 0 it begins with it, 1 one of its words
 * does, 2 it holds it; null it does not.
 */
export function matchRank(text: string, query: string): 0 | 1 | 2 | null {
  if (text.startsWith(query)) return 0;
  if (text.includes(` ${query}`)) return 1;
  return text.includes(query) ? 2 : null;
}
