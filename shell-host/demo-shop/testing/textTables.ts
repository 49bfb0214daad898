/** Returns all texts by their paths. For plural forms, only the form `other`. */
export function flattenTexts(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([name, value]: [string, string | object]) => {
    if (typeof value === 'string') return [[path + name, value]];
    if ('other' in value) return [[path + name, String(value.other)]];
    return flattenTexts(value, `${path}${name}.`);
  });
}

/**
 * Returns the placeholders and HTML tags of each text by its path. They must be the same in all languages, except for
 * the shop's name, which some languages omit.
 */
export function insertions(texts: object): Record<string, string[]> {
  return Object.fromEntries(
    flattenTexts(texts).map(([path, text]) => [
      path,
      text.trim() ? (text.match(/\{(?!brand\})\w+\}|<[^>]+>/g) ?? []).toSorted() : ['(empty)'],
    ]),
  );
}
