/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { readTokens, type Tokens } from '../read/readTokens.ts';
import { checkTokens } from './checkTokens.ts';
import { pairsOf } from './contrasts.ts';
import { readColour } from './readColour.ts';

const SHOP = join(import.meta.dirname, '../../../shop');
const shop = readTokens(SHOP, []);

/** The tokens of the first shop, one of them changed. */
const withToken = (name: string, light: string, dark = light): Tokens => ({
  ...shop,
  tokens: shop.tokens.map((token) =>
    token.name === `--fascia-${name}` ? { ...token, light, dark } : token,
  ),
});

const foundIn = (tokens: Tokens) =>
  checkTokens(SHOP, tokens).map(({ path, found }) => `${path}: ${found}`);

test('The first shop’s text is AAA, its secondary text AA, and its controls stand out (HOST-46, SHOP-07)', () => {
  expect(foundIn(shop)).toEqual([]);
});

test('Every combination in use is checked in both schemes (SHOP-07)', () => {
  const colours = Object.fromEntries(
    shop.tokens.map(({ name, light }) => [name.slice(9), readColour(light)?.hex ?? '']),
  );
  expect(pairsOf(colours)).toHaveLength(26);
  expect(pairsOf({ ink: '#000000' })).toEqual([]);
});

test.each([
  ['ink', '#8a7a6a', ['ink on surface', 'ink on surface-warm']],
  ['accent', '#f0e0d0', ['accent on surface', 'on-accent on accent']],
  ['line', '#8a7a6a', ['ink-soft on line']],
])('%s in %s is below its contrast (SHOP-07)', (name, colour, pairs) => {
  const problems = foundIn(
    withToken(name, colour, shop.tokens.find((token) => token.name === `--fascia-${name}`)?.dark),
  );
  for (const pair of pairs) {
    const [text, background] = pair.split(' on ');
    expect(problems).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^--fascia-${text}: a contrast of \\d\\.\\d\\d on ${background} in the light scheme`,
        ),
      ),
    );
  }
  expect(problems.filter((problem) => problem.includes('dark scheme'))).toEqual([]);
});

test('A light scheme is light and a dark one dark (SHOP-07)', () => {
  expect(foundIn(withToken('surface', '#221710', '#fffdf9'))).toEqual(
    expect.arrayContaining([
      '--fascia-surface: #221710 in the light scheme',
      '--fascia-surface: #fffdf9 in the dark scheme',
    ]),
  );
});

test.each([
  ['#abc', '#aabbcc', true],
  ['white', '#ffffff', true],
  ['rgb(1 2 3 / 50%)', '#010203', false],
  ['hsl(200 50% 50%)', '#4095bf', true],
  ['oklch(50% 0.1 200)', '#007277', true],
])('%s is a colour (SHOP-07)', (value, hex, isOpaque) => {
  expect(readColour(value)).toEqual({ hex, isOpaque });
});

test.each(['reddish', 'var(--x)', 'Canvas', 'currentColor', '#12', '', 'red} b{color:red', '4px'])(
  '“%s” is no colour of its own (SHOP-07)',
  (value) => {
    expect(readColour(value)).toBeUndefined();
  },
);

test.each([
  ['radius', '4'],
  ['radius-card', 'big'],
  ['space', '4'],
  ['line-width', '-2px'],
  ['weight-strong', 'heavy'],
  ['case-heading', 'loud'],
  ['spacing-heading', '0.1'],
  ['text-m', 'large-ish'],
  ['shadow', 'below'],
  ['motion', 'fast'],
  ['font', 'Arial; color: red'],
])('--fascia-%s: %s is no value that browsers understand (SHOP-07)', (name, value) => {
  const tokens = [
    ...shop.tokens,
    { name: `--fascia-${name}`, value, light: value, dark: value, line: 99, important: false },
  ];
  const others = tokens.filter(
    (token, index) => index === tokens.length - 1 || token.name !== `--fascia-${name}`,
  );
  expect(checkTokens(SHOP, { ...shop, tokens: others })).toEqual([
    {
      file: 'tokens.css',
      path: 'line 99',
      found: `--fascia-${name}: ${value}`,
      expected: expect.stringMatching(/^a value such as/),
    },
  ]);
});
