/** The text ids that source files use. */
export interface UsedIds {
  /** Whether an id is a literal in the sources, or matches a template literal. */
  has(id: string): boolean;
  /** The ids of literal look-ups: `_('…')` and `<Trans id="…">`. */
  lookedUp: ReadonlySet<string>;
}

const LITERAL = /(['"`])([\w-]+(?:\.[\w-]+)+)\1/g;
const TEMPLATE = /`([\w-]+\.(?:[\w.-]|\$\{[^`{}]*\})*)`/g;
const LOOK_UPS = [/\b_\(\s*(['"`])([\w.-]+)\1/g, /<Trans\b[^]{0,400}?\bid=(["'])([\w.-]+)\1/g];

const secondGroups = (pattern: RegExp, source: string) =>
  [...source.matchAll(pattern)].map(([, , id = '']) => id);

/** Matches the ids that a template such as `cart.error.${code}` can produce; each `${…}` is one segment of the id. */
function patternOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[^.]+')}$`);
}

/** Collects the ids from source files; pass those of fascia without its tests. */
export function usedIds(sources: readonly string[]): UsedIds {
  const literals = new Set(sources.flatMap((source) => secondGroups(LITERAL, source)));
  const templates = sources.flatMap((source) =>
    [...source.matchAll(TEMPLATE)].map(([, template = '']) => patternOf(template)),
  );
  return {
    has: (id) => literals.has(id) || templates.some((pattern) => pattern.test(id)),
    lookedUp: new Set(
      sources.flatMap((source) => LOOK_UPS.flatMap((pattern) => secondGroups(pattern, source))),
    ),
  };
}
