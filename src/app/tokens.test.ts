import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, mixOf } from '../testing/contrast.ts';

const SOURCES = join(import.meta.dirname, '..');
const css = readFileSync(join(SOURCES, '../generated/shop/tokens.css'), 'utf8');

/** The names of the tokens whose value matches, with the pattern's groups; a colour is `#rrggbb`. */
const valuesOf = (value: RegExp) =>
  [...css.matchAll(new RegExp(`--fascia-([a-z-]+): ${value.source};`, 'g'))].map(
    ([, name = '', ...values]) => [name, ...values] as const,
  );

const fallbacks = Object.fromEntries(valuesOf(/(#[0-9a-f]{6})/));
const pairs = valuesOf(/light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/);
const schemes = {
  light: Object.fromEntries(pairs.map(([name, light = '']) => [name, light])),
  dark: Object.fromEntries(pairs.map(([name, , dark = '']) => [name, dark])),
};

/** Least contrasts of WCAG 2.2: AAA for text, AA for secondary text, AA for graphics. */
const TEXT = 7;
const SECONDARY_TEXT = 4.5;
const GRAPHICS = 3;
const backgrounds = ['surface', 'surface-warm'];
const on = (names: string[], background: string, least: number) =>
  names.map((name) => [name, background, least] as const);

/** The combinations of foreground and background in use, with their least contrast. */
const combinations = [
  ...backgrounds.flatMap((background) => [
    ...on(['ink'], background, TEXT),
    ...on(['ink-soft', 'accent-strong', 'sale', 'success'], background, SECONDARY_TEXT),
    // Focus, the lines of controls, icons.
    ...on(['accent'], background, GRAPHICS),
  ]),
  ...on(['on-dark'], 'dark', TEXT),
  ...['accent', 'accent-strong', 'sale', 'success'].flatMap((fill) =>
    on(['on-accent'], fill, SECONDARY_TEXT),
  ),
  // A disabled button.
  ...on(['ink-soft'], 'line', SECONDARY_TEXT),
];

test('The fallbacks for browsers without light-dark() are the light colours', () => {
  expect(fallbacks).toEqual(schemes.light);
  expect(Object.keys(fallbacks).length).toBeGreaterThan(10);
});

describe.each(Object.entries(schemes))('In the %s scheme', (scheme, tokens) => {
  const of = (name: string) => tokens[name] ?? `no token ${name}`;

  test.each(combinations)(
    '%s on %s has a contrast of at least %d (HOST-46)',
    (name, background, least) => {
      expect(contrast(of(name), of(background))).toBeGreaterThanOrEqual(least);
    },
  );

  test.each(['accent', 'sale', 'success'])('a hovered button in %s is readable', (fill) => {
    const background = mixOf(of(fill), 0.86, of('ink'));
    expect(contrast(of('on-accent'), background)).toBeGreaterThanOrEqual(SECONDARY_TEXT);
  });

  test('a hovered button in ink is readable', () => {
    const background = mixOf(of('ink'), 0.84, of('surface'));
    expect(contrast(of('surface'), background)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(['#000000', '#ffffff'])(
    'text on its background over an image in %s is readable',
    (image) => {
      const background = mixOf(of('surface-warm'), 0.88, image);
      expect(contrast(of('ink'), background)).toBeGreaterThanOrEqual(TEXT);
      expect(contrast(of('on-dark'), mixOf(of('dark'), 0.88, image))).toBeGreaterThanOrEqual(TEXT);
    },
  );

  test(`surfaces are ${scheme}`, () => {
    const black = '#000000';
    for (const background of backgrounds) {
      const isDark = contrast(of(background), black) < 2;
      expect(isDark).toBe(scheme === 'dark');
    }
  });
});

const COLOUR =
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch)|color|light-dark)\(|\b(?:white|black|gr[ae]y|red|green|blue|yellow|orange|brown|beige|silver|gold)\b/i;

/** The product's files of a kind, without tests and what only tests use, and without comments. */
const productFiles = (pattern: string) =>
  globSync(pattern, { cwd: SOURCES })
    .filter((file) => !/\.test\.|(?:^|\/)(?:fixtures|testing)\//.test(file))
    .map((file) => {
      const text = readFileSync(join(SOURCES, file), 'utf8');
      return [file, text.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')] as const;
    });

test('no style sheet of the product contains a colour (SHOP-35)', () => {
  const found = productFiles('**/*.css').flatMap(([file, text]) => {
    const values = text.match(/(?<=[\w-]:\s)[^;{}]+(?=;)/g) ?? [];
    return values.filter((value) => COLOUR.test(value)).map((value) => `${file}: ${value}`);
  });
  expect(found).toEqual([]);
});

/** The colours that editors may choose by name. */
const OTHERS_COLOURS = 'foundation/untrusted/safeColor.ts';

test('no code of the product contains a colour (SHOP-35)', () => {
  const found = productFiles('**/*.{ts,tsx}')
    .filter(([file]) => file !== OTHERS_COLOURS)
    .flatMap(([file, text]) => {
      const texts = text.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [];
      return texts.filter((value) => COLOUR.test(value)).map((value) => `${file}: ${value}`);
    });
  expect(found).toEqual([]);
});

const defaults = readFileSync(join(SOURCES, 'app/tokens.css'), 'utf8');

test('The color-scheme is set only where light-dark() is missing, else it is the page’s', () => {
  const rules = (defaults + css).replaceAll(/@supports not[^]*?\n}\n/g, '');
  expect(rules).not.toContain('color-scheme:');
});

test('every token that a style sheet uses has a default, or is a colour of the shop (SHOP-36)', () => {
  const styles = productFiles('**/*.css');
  const own = styles.map(([, text]) => text).join('') + css;
  const known = new Set([...own.matchAll(/(--fascia-[\w-]+)\s*:/g)].map(([, name]) => name));
  // Set by code where an editor chooses the colour.
  known.add('--fascia-band');
  const used = styles.flatMap(([file, text]) =>
    // Those with a fallback need no default.
    [...text.matchAll(/var\((--fascia-[\w-]+)\)/g)].map(([, name]) => [file, name] as const),
  );
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter(([, name]) => !known.has(name))).toEqual([]);
});
