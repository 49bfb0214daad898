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

/** A constant with a table of texts for each site; `names` is the type of their names. */
export const siteTable = (
  name: string,
  names: string,
  sites: readonly Site[],
  valuesOf: (site: Site) => object,
) =>
  constant(
    name,
    `Readonly<Record<Site, Readonly<Partial<Record<${names}, string>>>>>`,
    bySite(sites, (site) => forSite(valuesOf(site), site.code)),
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
