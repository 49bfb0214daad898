import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { safeUrl } from '../../../src/foundation/untrusted/safeUrl.ts';
import { shorten, type Problem } from '../problems.ts';
import { isFile } from '../read/readText.ts';
import type { FontFace, Token, Tokens } from '../read/readTokens.ts';
import { pairsOf } from './contrasts.ts';
import { isDark, readColour } from './readColour.ts';
import { exampleFor, isTokenValue } from './tokenValues.ts';

const SHEET = join(import.meta.dirname, '../../../src/app/tokens.css');
const PREFIX = '--fascia-';

/** Colours that every shop defines. */
const COLOURS = [
  'surface',
  'surface-warm',
  'line',
  'ink',
  'ink-soft',
  'accent',
  'accent-strong',
  'on-accent',
  'sale',
  'success',
  'dark',
  'on-dark',
  'veil',
  'shade',
];

/** May be translucent, because no text below it needs to be readable. */
const SHADE = 'shade';

/** Returns the other tokens: those with a default in the product's style sheet, except its internal ones. */
function otherTokens(): Set<string> {
  const declared = readFileSync(SHEET, 'utf8').matchAll(/^\s*--fascia-([\w-]+):/gm);
  const names = [...declared].map(([, name = '']) => name);
  return new Set([
    'font',
    'radius',
    'space',
    ...names.filter((name) => !/rem$|^gutter$/.test(name)),
  ]);
}

const FILE = 'tokens.css';

const problem = (path: string, found: string, expected: string): Problem => ({
  file: FILE,
  path,
  found,
  expected,
});

/** Checks the names of tokens and the values of tokens that are not colours. */
function nameProblems(tokens: readonly Token[]): Problem[] {
  const others = otherTokens();
  const lines = new Map<string, number>();
  const invalid = tokens.flatMap(({ name, value, light, dark, line }) => {
    const at = (found: string, expected: string) => [problem(`line ${line}`, found, expected)];
    const first = lines.get(name);
    lines.set(name, first ?? line);
    const key = name.slice(PREFIX.length);
    const isColour = COLOURS.includes(key);
    if (!name.startsWith(PREFIX) || !(isColour || others.has(key)))
      return at(name, 'a design token (the table in docs/adopting.md)');
    if (first) return at(`${name} again`, `each token once, as in line ${first}`);
    if (!light || !dark)
      return at(`${name} without a value`, 'a value, or light-dark(<light>, <dark>)');
    if (isColour || [light, dark].every((each) => isTokenValue(key, each))) return [];
    return at(shorten(`${name}: ${value}`), `a value such as ${exampleFor(key)}`);
  });
  const missing = COLOURS.filter((name) => !lines.has(PREFIX + name));
  return [
    ...invalid,
    ...missing.map((name) => problem(PREFIX + name, 'nothing', 'light-dark(<light>, <dark>)')),
  ];
}

/** Checks the colours of one scheme: invalid values, and pairs with too little contrast. */
function schemeProblems(tokens: readonly Token[], scheme: 'light' | 'dark'): Problem[] {
  const colours: Record<string, string> = {};
  const problems: Problem[] = [];
  for (const { name, line, [scheme]: value } of tokens) {
    const key = name.slice(PREFIX.length);
    if (!COLOURS.includes(key) || !value) continue;
    const colour = readColour(value);
    if (!colour) problems.push(problem(`line ${line}`, value, 'a colour'));
    else if (!colour.isOpaque && key !== SHADE)
      problems.push(problem(`line ${line}`, value, 'a colour that is not translucent'));
    else colours[key] = value;
    const isSurface = key === 'surface' || key === 'surface-warm';
    if (colour && isSurface && isDark(colour) !== (scheme === 'dark'))
      problems.push(problem(name, `${value} in the ${scheme} scheme`, `a ${scheme} colour`));
  }
  const unreadable = pairsOf(colours).filter(({ least, actual }) => actual < least);
  return [
    ...problems,
    ...unreadable.map(({ name, on, least, actual }) => {
      const found = `a contrast of ${actual.toFixed(2)} on ${on} in the ${scheme} scheme`;
      return problem(PREFIX + name, found, `at least ${least}`);
    }),
  ];
}

/** Maximum size of a font file in kB. */
const MAX_FONT_KB = 100;

/** Checks that the files of `@font-face` exist in the shop's folder or are URLs of a server. */
function fontProblems(folder: string, fonts: readonly FontFace[]): Problem[] {
  return fonts.flatMap(({ urls, line }) =>
    urls.flatMap((url) => {
      if (/^(?:\/|https:)/.test(url) && safeUrl(url) === url) return [];
      const path = join(folder, url);
      if (!isFile(path)) {
        const expected = 'a file of the shop’s folder, a path or an https address';
        return [problem(`line ${line}`, `${url}, which does not exist`, expected)];
      }
      const size = statSync(path).size / 1000;
      if (size <= MAX_FONT_KB) return [];
      const expected = `at most ${MAX_FONT_KB} kB, because visitors download it. Convert it to WOFF2 and remove the characters that your languages do not use`;
      return [{ file: url, path: '', found: `${Math.ceil(size)} kB`, expected }];
    }),
  );
}

/** Checks the design tokens: names, values, and the contrast of each pair of colours in both schemes. */
export function checkTokens(folder: string, { tokens, fonts }: Tokens): Problem[] {
  return [
    ...nameProblems(tokens),
    ...schemeProblems(tokens, 'light'),
    ...schemeProblems(tokens, 'dark'),
    ...fontProblems(folder, fonts),
  ];
}
