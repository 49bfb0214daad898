import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '..');
const css = readFileSync(join(SOURCES, 'app/tokens.css'), 'utf8');

/** The names of the tokens whose value matches, with the pattern's groups; a colour is `#rrggbb`. */
const valuesOf = (value: RegExp) =>
  [...css.matchAll(new RegExp(`--fascia-([a-z-]+): ${value.source};`, 'g'))].map(
    ([, name = '', ...values]) => [name, ...values] as const,
  );

const fallbacks = Object.fromEntries(valuesOf(/(#[0-9a-f]{6})/));
const pairs = valuesOf(/light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/);
const light = Object.fromEntries(pairs.map(([name, light = '']) => [name, light]));

test('The fallbacks for browsers without light-dark() are the light colours', () => {
  expect(fallbacks).toEqual(light);
  expect(Object.keys(fallbacks).length).toBeGreaterThan(10);
});

test('No style sheet but tokens.css contains a colour', () => {
  const COLOUR =
    /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch)|color|light-dark)\(|\b(?:white|black|gr[ae]y|red|green|blue|yellow|orange|brown|beige|silver|gold)\b/i;
  const found = globSync('**/*.css', { cwd: SOURCES })
    .filter((file) => !file.endsWith('tokens.css'))
    .flatMap((file) => {
      const text = readFileSync(join(SOURCES, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
      const values = text.match(/(?<=[\w-]:\s)[^;{}]+(?=;)/g) ?? [];
      return values.filter((value) => COLOUR.test(value)).map((value) => `${file}: ${value}`);
    });
  expect(found).toEqual([]);
});

test('The color-scheme is set only where light-dark() is missing, else it is the page’s', () => {
  const rules = css.replaceAll(/@supports not[^]*?\n}\n/g, '');
  expect(rules).not.toContain('color-scheme:');
});
