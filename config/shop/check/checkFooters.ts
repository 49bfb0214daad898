import { describe, shorten, type Problem } from '../problems.ts';
import type { Shop } from '../read/readShop.ts';

const isMissing = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a parsed value has nothing that its source does not have. */
function comesFrom(parsed: unknown, source: unknown): boolean {
  if (Array.isArray(parsed)) {
    return (
      Array.isArray(source) && parsed.every((item) => source.some((each) => comesFrom(item, each)))
    );
  }
  if (!isTable(parsed)) return parsed === (typeof source === 'string' ? source.trim() : source);
  return (
    isTable(source) &&
    Object.entries(parsed).every(
      ([name, value]) => isMissing(value) || comesFrom(value, source[name]),
    )
  );
}

/** The paths of what a schema has left out of a value. */
export function leftOutOf(
  source: unknown,
  parsed: unknown,
  path = '',
): [path: string, value: unknown][] {
  if (isMissing(source)) return [];
  if (parsed === undefined) return [[path, source]];
  if (Array.isArray(source)) {
    const rest = Array.isArray(parsed) ? [...parsed] : [];
    return source.flatMap((item, index) => {
      const at = `${path}.${index}`;
      if (rest.length === 0 || !comesFrom(rest[0], item)) return [[at, item] as [string, unknown]];
      return leftOutOf(item, rest.shift(), at);
    });
  }
  if (!isTable(source) || !isTable(parsed)) return [];
  return Object.entries(source).flatMap(([name, value]) =>
    leftOutOf(value, parsed[name], path ? `${path}.${name}` : name),
  );
}

const LINK = '{ "url": "<address>", "text": "…" }';
const IMAGE = '{ "label": "…", "source": "…" }';

/** What each part of a footer looks like, by its path with `N` for places in lists. */
const SHAPES: readonly (readonly [path: RegExp, shape: string])[] = [
  [/\.icons\.N$/, '{ "iconName": "…", "link": "<address>" }'],
  [/^qualityLogos\.logos\.N$/, `{ "link": "<address>", "image": ${IMAGE} }`],
  [/\.images\.N$/, IMAGE],
  [/(?:\.links\.N|^legalLinks\.N|\.heading\.link|^salesTax\.link)$/, LINK],
  [/^teaserGroups\.N$/, `a group of links, { "heading": { "link": ${LINK} }, "links": […], … }`],
  [/^seo$/, '{ "heading": "…", "columns": [{ "links": […] }] }'],
  [/^seo\.columns\.N$/, '{ "links": […] }'],
  [/^salesTax$/, `{ "textBeforeLink": "…", "link": ${LINK}, "textAfterLink": "…" }`],
  [/\.url$|logos\.N\.link$/, 'a path, an absolute http(s) address, or #consent-settings'],
];

/** What is expected of a part that the footer would leave out. */
function shapeOf(path: string): string {
  const pattern = path.replaceAll(/\.\d+(?=\.|$)/g, '.N');
  const shape = SHAPES.find(([part]) => part.test(pattern))?.[1];
  return shape ?? 'a name and a value that a footer has (docs/adopting.md)';
}

/** A part as a problem shows it: with its content, because its path ends where the footer would leave it out. */
const show = (part: unknown) => (isTable(part) ? shorten(JSON.stringify(part)) : describe(part));

/** Every value of a property with this name, with its path. */
function valuesOf(part: unknown, name: string, path = ''): [path: string, value: string][] {
  if (!isTable(part)) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    const at = path ? `${path}.${key}` : key;
    if (key === name && typeof value === 'string') return [[at, value] as [string, string]];
    return valuesOf(value, name, at);
  });
}

/**
 * Checks the footers by the product's own schema and icons, and by the shop's logos and key if these can be read. To be
 * called when the shop's modules are provided, because the product's code imports them.
 */
export async function checkFooters(shop: Shop): Promise<Problem[]> {
  const { footerSchema } = await import('../../../src/areas/footer/api/footerSchema.ts');
  const { iconNames } = await import('../../../src/areas/footer/icons/icons.ts');
  const { parseAnswer } = await import('../../../src/foundation/untrusted/parseAnswer.ts');
  // What a broken shop.ts does not name is no second problem.
  const { key, footerLogos } = shop as Partial<Shop>;
  const isKnown = ([, value]: readonly [string, string]) =>
    iconNames.includes(value) || (!key && /^[a-z]+_(?:card|meet|near_you)$/.test(value));
  const isLogo = ([, value]: readonly [string, string]) =>
    footerLogos?.names?.includes(value) ?? true;

  return shop.siteList.flatMap(({ code, footer }): Problem[] => {
    const file = `sites/${code}/footer.json`;
    if (footer === undefined) return [];
    const unknownNames = (
      name: string,
      isUsable: (each: readonly [string, string]) => boolean,
      what: string,
    ) =>
      valuesOf(footer, name)
        .filter((each) => !isUsable(each))
        .map(([path, value]) => ({ file, path, found: describe(value), expected: what }));
    const names = [
      ...unknownNames('iconName', isKnown, `an icon: ${iconNames.join(', ')}`),
      ...unknownNames('source', isLogo, 'a logo of footerLogos.names in shop.ts'),
    ];
    try {
      const { value } = parseAnswer(footerSchema, footer);
      return [
        ...leftOutOf(footer, value).map(([path, found]) => ({
          file,
          path,
          found: show(found),
          expected: shapeOf(path),
        })),
        ...names,
      ];
    } catch {
      const expected = 'a footer with at least one group of links or legal link';
      return [{ file, path: '', found: describe(footer), expected }, ...names];
    }
  });
}
