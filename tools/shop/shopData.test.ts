/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShopDefinition } from '../../src/foundation/shop/defineShop.ts';

// The product's code and texts contain no data of a shop, so that the product can be built for any shop.

const ROOT = join(import.meta.dirname, '../..');
const NOT_PRODUCT = /\.test\.tsx?$|\/(?:fixtures|simulation)\/|^src\/testing\//;

/** Comments may name a shop as an example. Feature queries may contain a colour. */
const EXAMPLE = /@supports [^{]*|\/\*[\s\S]*?\*\/|(?<![:'"`\w/])\/\/[^\n]*/g;

const files = globSync(['src/**/*.{ts,tsx,css,json,svg,html}', 'locales/*/messages.po'], {
  cwd: ROOT,
})
  .filter((path) => !NOT_PRODUCT.test(path.replaceAll('\\', '/')))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8').replace(EXAMPLE, '') }));

const shops = await Promise.all(
  ['shop', 'shell-host/demo-shop-two/shop'].map(async (folder) => {
    const module = (await import(join(ROOT, folder, 'shop.ts'))) as { default: ShopDefinition };
    return module.default;
  }),
);

/** Returns every match of a pattern in files with these endings, such as `src/a.css: #fff`. */
const matches = (endings: RegExp, pattern: RegExp) =>
  files
    .filter(({ path }) => endings.test(path))
    .flatMap(({ path, text }) => (text.match(pattern) ?? []).map((found) => `${path}: ${found}`));

const anyOf = (words: readonly string[]) => words.join('|');

test('the product does not contain the brand of a shop (SHOP-35)', () => {
  const brands = anyOf(shops.flatMap(({ name, key }) => [name, key]));
  expect(files.length).toBeGreaterThan(200);
  expect(matches(/./, new RegExp(brands, 'gi'))).toEqual([]);
});

test('the product does not contain the code of a site (SHOP-35)', () => {
  const sites = anyOf(shops.flatMap((shop) => shop.sites));
  expect(matches(/\.tsx?$/, new RegExp(`['"\`](?:${sites})['"\`]`, 'g'))).toEqual([]);
  expect(matches(/\.tsx?$/, new RegExp(`[{,(]\\s*(?:${sites})\\s*:`, 'g'))).toEqual([]);
  expect(matches(/\.tsx?$/, /[?&]site=/g)).toEqual([]);
});

// SHOP-35
test('the product does not contain a colour', () => {
  const functions = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.][^)]*\)/g;
  expect(matches(/\.(?:css|tsx?|svg|html)$/, functions)).toEqual([]);
  expect(matches(/\.(?:css|svg|html)$/, /#[\da-f]{3,8}\b/gi)).toEqual([]);
  expect(matches(/\.tsx?$/, /['"`]#[\da-f]{3,8}['"`]/gi)).toEqual([]);
  const names = '(?:white|black|red|green|blue|gr[ae]y|silver|yellow|orange|brown)';
  expect(matches(/\.css$/, new RegExp(`:[^;{}]*(?<![-\\w])${names}(?![-\\w])`, 'g'))).toEqual([]);
  expect(matches(/\.tsx$/, new RegExp(`['"]${names}['"]`, 'g'))).toEqual([]);
});
