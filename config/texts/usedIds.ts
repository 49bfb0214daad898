/** Which ids the sources use. */
export interface UsedIds {
  /** Whether an id stands in the sources as a literal, or is made by a template. */
  has(id: string): boolean;
  /** The ids that are surely looked up: by `_('…')` or `<Trans id="…">`. */
  lookedUp: ReadonlySet<string>;
}

const LITERAL = /(['"`])([\w-]+(?:\.[\w-]+)+)\1/g;
const TEMPLATE = /`([\w-]+\.(?:[\w.-]|\$\{[^`{}]*\})*)`/g;
const LOOK_UPS = [/\b_\(\s*(['"`])([\w.-]+)\1/g, /<Trans\b[^]{0,400}?\bid=(["'])([\w.-]+)\1/g];

const secondGroups = (pattern: RegExp, source: string) =>
  [...source.matchAll(pattern)].map(([, , id = '']) => id);

/** `cart.error.${code}` may be any id that begins so; what is filled in is one word of the id. */
function patternOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[^.]+')}$`);
}

/** Reads the sources of the product, not of its tests. */
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
