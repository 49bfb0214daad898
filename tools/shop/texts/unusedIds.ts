/** A literal or template literal that may be an id, such as `cart.error.${code}`. */
const ID = /['"`]([\w-]+(?:\.(?:[\w-]|\$\{[^`{}]*\})+)+)['"`]/g;

/** Matches the ids that a template can produce. Each `${…}` is one segment of the id. */
const patternOf = (template: string) =>
  new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[^.]+')}$`);

/** Returns the ids that no source file uses. (The compiler reports ids without a text.) */
export function unusedIds(ids: readonly string[], sources: readonly string[]): string[] {
  const written = new Set(
    sources.flatMap((source) => [...source.matchAll(ID)].map(([, id = '']) => id)),
  );
  const patterns = [...written].filter((id) => id.includes('$')).map(patternOf);
  return ids.filter((id) => !written.has(id) && !patterns.some((pattern) => pattern.test(id)));
}
