import type { Site } from '../read/readShop.ts';

// Types of the generated constants are the same for every shop: the product compiles with each.

/** A constant with its type. */
export const constant = (name: string, type: string, value: unknown) =>
  `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};\n`;

/** A constant whose values are its type. */
export const literal = (name: string, value: unknown) =>
  `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;

/** The import of the site's type, from a module beside it. */
export const importSite = "import type { Site } from './sites.ts';\n";

/** The import of types that shops are written with. */
export const importTypes = (names: string, file = 'defineSite') =>
  `import type { ${names} } from '../../src/foundation/shop/${file}.ts';\n`;

/** The entries whose names are wanted. */
export const pick = (table: object, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(table).filter(([name]) => isWanted(name)));

/** A value by the site's code, for the sites that have one. */
export const bySite = <T>(sites: readonly Site[], valueOf: (site: Site) => T | undefined) =>
  Object.fromEntries(
    sites.flatMap((site) => {
      const value = valueOf(site);
      return value === undefined ? [] : [[site.code, value]];
    }),
  );

/** A copy of a value in which `{site}` is the site's code. */
export function forSite<T>(value: T, code: string): T {
  return JSON.parse(JSON.stringify(value ?? null).replaceAll('{site}', code)) as T;
}

/** Values by name that sites share, and those in which sites differ. */
export interface Shared {
  /** The value of each name that most sites have. */
  common: Readonly<Record<string, unknown>>;
  /** By site, the values that differ; null where a site has none. */
  bySite: Readonly<Record<string, unknown>>;
}

/** Takes out what sites share, so that it is downloaded once. */
export function shareValues(sites: readonly Site[], valuesOf: (site: Site) => object): Shared {
  const tables = sites.map((site) => valuesOf(site) as Record<string, unknown>);
  const names = [...new Set(tables.flatMap((table) => Object.keys(table)))];
  const common: Record<string, unknown> = {};
  for (const name of names) {
    const counts = new Map<unknown, number>();
    for (const table of tables) counts.set(table[name], (counts.get(table[name]) ?? 0) + 1);
    const [most] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
    if (most !== undefined) common[name] = most;
  }
  const differing = sites.flatMap(({ code }, index) => {
    const table = tables[index] ?? {};
    const own = names.filter((name) => table[name] !== common[name]);
    const values = Object.fromEntries(own.map((name) => [name, table[name] ?? null]));
    return own.length > 0 ? [[code, values] as const] : [];
  });
  return { common, bySite: Object.fromEntries(differing) };
}

/** The constants of shared values: `<name>` and `<name>BySite`. */
export const sharedConstants = (name: string, names: string, { common, bySite }: Shared) =>
  constant(name, `Readonly<Partial<Record<${names}, string>>>`, common) +
  constant(
    `${name}BySite`,
    `Readonly<Partial<Record<Site, Readonly<Partial<Record<${names}, string | null>>>>>>`,
    bySite,
  );

/** A table of functions that import a JSON file each, in a chunk with a name that hosts can preload. */
export function chunkImports(
  name: string,
  chunk: string,
  files: readonly (readonly [key: string, path: string])[],
  type = '',
): string {
  const rows = files.map(
    ([key, path]) =>
      `  ${JSON.stringify(key)}: () => import(/* webpackChunkName: "${chunk}-${key}" */ ${JSON.stringify(path)}, { with: { type: 'json' } }),\n`,
  );
  return `export const ${name}${type && `: ${type}`} = {\n${rows.join('')}};\n`;
}
