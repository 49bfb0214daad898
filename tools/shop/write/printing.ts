import { relative, sep } from 'node:path';
import type { Site } from '../read/readShop.ts';

// Generated constants have the same types for every shop, so that the product compiles with each shop.

/** Prints a constant with its type. */
export const constant = (name: string, type: string, value: unknown) =>
  `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};\n`;

/** Prints a constant whose type is its literal value (`as const`). */
export const literal = (name: string, value: unknown) =>
  `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;

/** Import of the type of sites, relative to a generated module. */
export const importSite = "import type { Site } from './sites.ts';\n";

/** Returns a relative path with forward slashes, for an import or a URL. */
export const pathFrom = (from: string, to: string) => relative(from, to).split(sep).join('/');

/** Prints an import of types for shop definitions. */
export const importTypes = (names: string, file = 'defineSite') =>
  `import type { ${names} } from '../../src/foundation/shop/${file}.ts';\n`;

/** Returns the entries whose names pass a test. */
export const pick = (table: object, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(table).filter(([name]) => isWanted(name)));

/** Maps the codes of sites to values. Omits sites without a value. */
export const bySite = <T>(sites: readonly Site[], valueOf: (site: Site) => T | undefined) =>
  Object.fromEntries(
    sites.flatMap((site) => {
      const value = valueOf(site);
      return value === undefined ? [] : [[site.code, value]];
    }),
  );

/** Returns a copy of a value in which `{site}` is replaced with the site's code. */
export function forSite<T>(value: T, code: string): T {
  return JSON.parse(JSON.stringify(value ?? null).replaceAll('{site}', code)) as T;
}

/** Prints a table of texts by site. `names` is the type of their names. */
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

/** Prints a table of functions that each import a JSON file in a named chunk, which hosts can preload. */
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
