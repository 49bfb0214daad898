/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '..');
const css = readFileSync(join(SOURCES, '../generated/shop/tokens.css'), 'utf8');

/** The names of the tokens whose value matches, with the pattern's groups. Colours are `#rrggbb`. */
const valuesOf = (value: RegExp) =>
  [...css.matchAll(new RegExp(`--fascia-([a-z-]+): ${value.source};`, 'g'))].map(
    ([, name = '', ...values]) => [name, ...values] as const,
  );

const fallbacks = Object.fromEntries(valuesOf(/(#[0-9a-f]{6})/));
const pairs = valuesOf(/light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/);
const light = Object.fromEntries(pairs.map(([name, light = '']) => [name, light]));

test('the fallbacks for browsers without light-dark() are the light colours', () => {
  expect(fallbacks).toEqual(light);
  expect(Object.keys(fallbacks).length).toBeGreaterThan(10);
});

/** The product's files that match a pattern, without comments. Excludes tests and test helpers. */
const productFiles = (pattern: string) =>
  globSync(pattern, { cwd: SOURCES })
    .filter((file) => !/\.test\.|(?:^|\/)(?:fixtures|testing)\//.test(file))
    .map((file) => {
      const text = readFileSync(join(SOURCES, file), 'utf8');
      return [file, text.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')] as const;
    });

const defaults = readFileSync(join(SOURCES, 'app/tokens.css'), 'utf8');

test('sets the color-scheme only in browsers without light-dark()', () => {
  const rules = (defaults + css).replaceAll(/@supports not[^]*?\n}\n/g, '');
  expect(rules).not.toMatch(/color-scheme: (?!inherit)/);
});

test('every token in a style sheet has a default or is a colour that the shop sets (SHOP-35)', () => {
  const styles = productFiles('**/*.css');
  const own = styles.map(([, text]) => text).join('') + css;
  const known = new Set([...own.matchAll(/(--fascia-[\w-]+)\s*:/g)].map(([, name]) => name));
  // Set by code if an editor chooses the colour.
  known.add('--fascia-band');
  const used = styles.flatMap(([file, text]) =>
    // Ignores tokens that are used with a fallback, because they need no default.
    [...text.matchAll(/var\((--fascia-[\w-]+)\)/g)].map(([, name]) => [file, name] as const),
  );
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter(([, name]) => !known.has(name))).toEqual([]);
});
