/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { readTokens, type Tokens } from '../read/readTokens.ts';
import { checkTokens } from './checkTokens.ts';
import { pairsOf } from './contrasts.ts';
import { contrast, readColour } from './readColour.ts';

const SHOP = join(import.meta.dirname, '../../../shop');
const { tokens, fonts } = readTokens(SHOP, []) ?? { tokens: [], fonts: [] };

/** The tokens of the repository's shop with one token changed. */
const withToken = (name: string, light: string, dark = light): Tokens => ({
  fonts,
  tokens: tokens.map((token) =>
    token.name === `--fascia-${name}` ? { ...token, light, dark } : token,
  ),
});

const foundIn = (changed: Tokens) =>
  checkTokens(SHOP, changed).map(({ path, found }) => `${path}: ${found}`);

test('the colours of the repository’s shop have the contrasts of WCAG (HOST-45, SHOP-07)', () => {
  expect(tokens.length).toBeGreaterThan(13);
  expect(foundIn({ tokens, fonts })).toEqual([]);
});

test('checks every combination of colours (SHOP-07)', () => {
  const colours = Object.fromEntries(tokens.map(({ name, light }) => [name.slice(9), light]));
  expect(pairsOf(colours)).toHaveLength(26);
  expect(pairsOf({ ink: '#000000' })).toEqual([]);
});

test.each([
  ['ink', '#8a7a6a', ['ink on surface', 'ink on surface-warm']],
  ['accent', '#f0e0d0', ['accent on surface', 'on-accent on accent']],
  ['line', '#8a7a6a', ['ink-soft on line']],
])(
  'reports that %s in %s has too little contrast in the light scheme (SHOP-07)',
  (name, colour, pairs) => {
    const own = tokens.find((token) => token.name === `--fascia-${name}`);
    const problems = foundIn(withToken(name, colour, own?.dark));
    for (const pair of pairs) {
      const [text, background] = pair.split(' on ');
      const start = `^--fascia-${text}: a contrast of \\d\\.\\d\\d on ${background} in the light scheme`;
      expect(problems).toContainEqual(expect.stringMatching(new RegExp(start)));
    }
    expect(problems.filter((problem) => problem.includes('dark scheme'))).toEqual([]);
  },
);

test('requires light surfaces in the light scheme and dark ones in the dark scheme (SHOP-07)', () => {
  expect(foundIn(withToken('surface', '#221710', '#fffdf9'))).toEqual(
    expect.arrayContaining([
      '--fascia-surface: #221710 in the light scheme',
      '--fascia-surface: #fffdf9 in the dark scheme',
    ]),
  );
});

test.each([
  ['#abc', [170, 187, 204], true],
  ['white', [255, 255, 255], true],
  ['rgb(1 2 3 / 50%)', [1, 2, 3], false],
  ['oklch(50% 0.1 200)', [0, 114, 119], true],
  ['color-mix(in srgb, #000 50%, #fff)', [128, 128, 128], true],
])('readColour reads %s (SHOP-07)', (value, channels, isOpaque) => {
  const colour = readColour(value);
  expect(colour?.channels.map(Math.round)).toEqual(channels);
  expect(colour?.isOpaque).toBe(isOpaque);
});

test.each(['reddish', 'var(--x)', 'Canvas', 'currentColor', '#12', '', '4px'])(
  'readColour rejects “%s” (SHOP-07)',
  (value) => {
    expect(readColour(value)).toBeUndefined();
  },
);

test('the contrast of black and white is 21', () => {
  const [black, white] = ['black', 'white'].map((name) => readColour(name));
  if (!black || !white) throw new Error('unreadable');
  expect(contrast(black, white)).toBeCloseTo(21);
});

test('the problem of an invalid value names token, value and an example (SHOP-07)', () => {
  const radius = { name: '--fascia-radius', value: '4', light: '4', dark: '4', line: 99 };
  const others = tokens.filter(({ name }) => name !== radius.name);
  expect(checkTokens(SHOP, { fonts, tokens: [...others, radius] })).toEqual([
    {
      file: 'tokens.css',
      path: 'line 99',
      found: '--fascia-radius: 4',
      expected: 'a value such as 4px',
    },
  ]);
});
