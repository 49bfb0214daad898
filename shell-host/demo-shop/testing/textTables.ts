/** All texts by their paths; of plural forms the form `other`. */
export function flattenTexts(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([name, value]: [string, string | object]) => {
    if (typeof value === 'string') return [[path + name, value]];
    if ('other' in value) return [[path + name, String(value.other)]];
    return flattenTexts(value, `${path}${name}.`);
  });
}

/**
 * The paths of a table's texts, each with the placeholders and HTML tags that all languages must have. The shop's name is
 * not in every language's words.
 */
export function insertions(texts: object): Record<string, string[]> {
  return Object.fromEntries(
    flattenTexts(texts).map(([path, text]) => [
      path,
      text.trim() ? (text.match(/\{(?!brand\})\w+\}|<[^>]+>/g) ?? []).toSorted() : ['(empty)'],
    ]),
  );
}
