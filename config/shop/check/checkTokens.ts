import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import type { Problem } from '../problems.ts';
import type { FontFace, Token, Tokens } from '../read/readTokens.ts';
import { isDark, pairsOf } from './contrasts.ts';
import { readColour } from './readColour.ts';

const SHEET = join(import.meta.dirname, '../../../src/app/tokens.css');
const PREFIX = '--fascia-';

/** Every shop says these. */
export const COLOURS = [
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

/** May be translucent: what lies below it is not read. */
const SHADE = 'shade';

/** The other tokens: those with a default in the product's style sheet. Its own `rem` is none. */
function otherTokens(): Set<string> {
  const names = new Set(['font', 'radius', 'space']);
  postcss.parse(readFileSync(SHEET, 'utf8')).walkDecls(/^--fascia-/, ({ prop }) => {
    const name = prop.slice(PREFIX.length);
    if (!name.endsWith('rem')) names.add(name);
  });
  return names;
}

const SCHEMES = ['light', 'dark'] as const;

/** Checks the look: known tokens alone, readable colours, and the contrast of each pair in both schemes. */
export function checkTokens(folder: string, { tokens, fonts }: Tokens): Problem[] {
  const problems: Problem[] = [];
  const add = (path: string, found: string, expected: string) =>
    problems.push({ file: 'tokens.css', path, found, expected });
  const others = otherTokens();
  const byName = new Map<string, Token>();
  for (const token of tokens) {
    const name = token.name.slice(PREFIX.length);
    const at = `line ${token.line}`;
    if (!token.name.startsWith(PREFIX) || !(COLOURS.includes(name) || others.has(name))) {
      const known = [...COLOURS, ...others].filter(
        (each, index, all) => all.indexOf(each) === index,
      );
      add(at, token.name, `a design token: ${PREFIX} with ${known.join(', ')}`);
    } else if (byName.has(name)) {
      add(at, `${token.name} again`, `each token once, as in line ${byName.get(name)?.line}`);
    } else if (!token.light || !token.dark) {
      add(at, `${token.name} without a value`, 'a value, or light-dark(<light>, <dark>)');
    } else byName.set(name, token);
  }
  for (const name of COLOURS) {
    if (!byName.has(name)) add(`${PREFIX}${name}`, 'nothing', 'light-dark(<light>, <dark>)');
  }

  for (const scheme of SCHEMES) {
    const colours: Record<string, string> = {};
    for (const name of COLOURS) {
      const token = byName.get(name);
      const value = token?.[scheme] ?? '';
      const colour = readColour(value);
      if (token && !colour) add(`line ${token.line}`, value, 'a colour');
      else if (token && !colour?.isOpaque && name !== SHADE) {
        add(`line ${token.line}`, value, 'a colour that is not translucent');
      } else if (colour) colours[name] = colour.hex;
    }
    // With a colour missing the contrasts of its pairs mean nothing.
    const pairs = pairsOf(colours).filter(({ name, on }) =>
      [name, ...COLOURS.filter((each) => on === each || on.endsWith(` ${each}`))].every(
        (each) => colours[each],
      ),
    );
    for (const { name, on, least, actual } of pairs) {
      if (actual >= least) continue;
      const found = `a contrast of ${actual.toFixed(2)} on ${on} in the ${scheme} scheme`;
      add(`${PREFIX}${name}`, found, `at least ${least}`);
    }
    for (const name of ['surface', 'surface-warm']) {
      const colour = colours[name];
      if (!colour || isDark(colour) === (scheme === 'dark')) continue;
      add(`${PREFIX}${name}`, `${colour} in the ${scheme} scheme`, `a ${scheme} colour`);
    }
  }
  return [
    ...new Map(
      [...problems, ...fontProblems(folder, fonts)].map((each) => [JSON.stringify(each), each]),
    ).values(),
  ];
}

/** The files of `@font-face` are in the shop's folder, or the page's and other servers' own. */
function fontProblems(folder: string, fonts: readonly FontFace[]): Problem[] {
  return fonts.flatMap(({ urls, line }) =>
    urls
      .filter((url) => !/^(?:\/|https:)/.test(url))
      .filter((url) => /^(?:\w+:|\.\.)/.test(url) || !existsSync(join(folder, url)))
      .map((url) => ({
        file: 'tokens.css',
        path: `line ${line}`,
        found: `${url}, no such file`,
        expected: 'a file of the shop’s folder, a path or an https address',
      })),
  );
}
