import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, mixOf } from '../testing/contrast.ts';

const SOURCES = join(import.meta.dirname, '..');
const css = readFileSync(join(SOURCES, 'app/tokens.css'), 'utf8');

/** The values of tokens that are written so; a colour is `#rrggbb`. */
const valuesOf = (value: RegExp) =>
  [...css.matchAll(new RegExp(`--fascia-([a-z-]+): ${value.source};`, 'g'))].map(
    ([, name = '', ...values]) => [name, ...values] as const,
  );

const plain = Object.fromEntries(valuesOf(/(#[0-9a-f]{6})/));
const pairs = valuesOf(/light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/);
const schemes = {
  light: Object.fromEntries(pairs.map(([name, light = '']) => [name, light])),
  dark: Object.fromEntries(pairs.map(([name, , dark = '']) => [name, dark])),
};

const TEXT = 7;
const SECONDARY = 4.5;
const NO_TEXT = 3;
const grounds = ['surface', 'surface-warm'];
const on = (names: string[], ground: string, least: number) =>
  names.map((name) => [name, ground, least] as const);

/** What is drawn on what, and its least contrast. */
const used = [
  ...grounds.flatMap((ground) => [
    ...on(['ink'], ground, TEXT),
    ...on(['ink-soft', 'accent-strong', 'sale', 'success'], ground, SECONDARY),
    // Focus, the lines of controls, icons.
    ...on(['accent'], ground, NO_TEXT),
  ]),
  ...on(['on-dark'], 'dark', TEXT),
  ...['accent', 'accent-strong', 'sale', 'success'].flatMap((fill) =>
    on(['on-accent'], fill, SECONDARY),
  ),
  // A button that is disabled.
  ...on(['ink-soft'], 'line', SECONDARY),
];

it('A browser without light-dark() shows the light colours of the others', () => {
  expect(plain).toEqual(schemes.light);
  expect(Object.keys(plain).length).toBeGreaterThan(10);
});

describe.each(Object.entries(schemes))('On a %s page', (scheme, tokens) => {
  const of = (name: string) => tokens[name] ?? `no token ${name}`;

  it.each(used)('%s on %s has a contrast of at least %d', (name, ground, least) => {
    expect(contrast(of(name), of(ground))).toBeGreaterThanOrEqual(least);
  });

  it.each(['accent', 'sale', 'success'])('A button of %s is read under the pointer', (fill) => {
    const ground = mixOf(of(fill), 0.86, of('ink'));
    expect(contrast(of('on-accent'), ground)).toBeGreaterThanOrEqual(SECONDARY);
  });

  it('A button of ink is read under the pointer', () => {
    const ground = mixOf(of('ink'), 0.84, of('surface'));
    expect(contrast(of('surface'), ground)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(['#000000', '#ffffff'])(
    'Words on a picture of %s are read on their ground',
    (picture) => {
      const ground = mixOf(of('surface-warm'), 0.88, picture);
      expect(contrast(of('ink'), ground)).toBeGreaterThanOrEqual(TEXT);
      expect(contrast(of('on-dark'), mixOf(of('dark'), 0.88, picture))).toBeGreaterThanOrEqual(
        TEXT,
      );
    },
  );

  it(`Its surfaces are ${scheme}`, () => {
    const black = '#000000';
    for (const ground of grounds) {
      const isDark = contrast(of(ground), black) < 2;
      expect(isDark).toBe(scheme === 'dark');
    }
  });
});

it('No other style sheet names a colour', () => {
  const COLOUR =
    /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch)|color|light-dark)\(|\b(?:white|black|gr[ae]y|red|green|blue|yellow|orange|brown|beige|silver|gold)\b/i;
  const named = globSync('**/*.css', { cwd: SOURCES })
    .filter((file) => !file.endsWith('tokens.css'))
    .flatMap((file) => {
      const text = readFileSync(join(SOURCES, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
      const values = text.match(/(?<=[\w-]:\s)[^;{}]+(?=;)/g) ?? [];
      return values.filter((value) => COLOUR.test(value)).map((value) => `${file}: ${value}`);
    });
  expect(named).toEqual([]);
});

it('The modules set no scheme of their own where they can follow the page', () => {
  const rules = css.replaceAll(/@supports not[^]*?\n}\n/g, '');
  expect(rules).not.toContain('color-scheme:');
});
