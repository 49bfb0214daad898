import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { safeUrl } from '../../../src/foundation/untrusted/safeUrl.ts';
import { shorten, type Problem } from '../problems.ts';
import { isFile } from '../read/readText.ts';
import type { FontFace, Token, Tokens } from '../read/readTokens.ts';
import { isDark, pairsOf } from './contrasts.ts';
import { readColour } from './readColour.ts';
import { exampleFor, isTokenValue } from './tokenValues.ts';

const SHEET = join(import.meta.dirname, '../../../src/app/tokens.css');
const PREFIX = '--fascia-';

/** Every shop says these. */
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

/** May be translucent: what lies below it is not read. */
const SHADE = 'shade';

/** The other tokens: those with a default in the product's style sheet. Its own `rem` and gutter are none. */
function otherTokens(): Set<string> {
  const names = new Set(['font', 'radius', 'space']);
  postcss.parse(readFileSync(SHEET, 'utf8')).walkDecls(/^--fascia-/, ({ prop }) => {
    const name = prop.slice(PREFIX.length);
    if (!/rem$|^gutter$/.test(name)) names.add(name);
  });
  return names;
}

const FILE = 'tokens.css';

const problem = (path: string, found: string, expected: string): Problem => ({
  file: FILE,
  path,
  found,
  expected,
});

/** Whether a token that is no colour has values that browsers understand: they would drop the whole declaration. */
const isUsable = ({ name, light, dark }: Token) =>
  [light, dark].every((value) => isTokenValue(name.slice(PREFIX.length), value));

/** The tokens by their names without the prefix, and those that cannot be used. */
function readNames(tokens: readonly Token[]): { byName: Map<string, Token>; problems: Problem[] } {
  const others = otherTokens();
  const byName = new Map<string, Token>();
  const problems: Problem[] = [];
  for (const token of tokens) {
    const name = token.name.slice(PREFIX.length);
    const add = (found: string, expected: string) =>
      problems.push(problem(`line ${token.line}`, found, expected));
    const first = byName.get(name);
    if (!token.name.startsWith(PREFIX) || !(COLOURS.includes(name) || others.has(name))) {
      add(token.name, 'a design token (the table in docs/adopting.md)');
    } else if (first) add(`${token.name} again`, `each token once, as in line ${first.line}`);
    else if (!token.light || !token.dark) {
      add(`${token.name} without a value`, 'a value, or light-dark(<light>, <dark>)');
    } else if (token.important) add('!important', 'a value alone');
    else if (!COLOURS.includes(name) && !isUsable(token)) {
      add(shorten(`${token.name}: ${token.value}`), `a value such as ${exampleFor(name)}`);
    } else byName.set(name, token);
  }
  const missing = COLOURS.filter((name) => !tokens.some((token) => token.name === PREFIX + name));
  for (const name of missing) {
    problems.push(problem(PREFIX + name, 'nothing', 'light-dark(<light>, <dark>)'));
  }
  return { byName, problems };
}

/** Problems of the colours in one scheme: what cannot be read, and pairs below their contrast. */
function schemeProblems(byName: ReadonlyMap<string, Token>, scheme: 'light' | 'dark'): Problem[] {
  const colours: Record<string, string> = {};
  const problems: Problem[] = [];
  for (const name of COLOURS) {
    const token = byName.get(name);
    if (!token) continue;
    const colour = readColour(token[scheme]);
    const at = `line ${token.line}`;
    if (!colour) problems.push(problem(at, token[scheme], 'a colour'));
    else if (!colour.isOpaque && name !== SHADE) {
      problems.push(problem(at, token[scheme], 'a colour that is not translucent'));
    } else colours[name] = colour.hex;
  }
  const unreadable = pairsOf(colours).filter(({ least, actual }) => actual < least);
  const wrong = ['surface', 'surface-warm'].filter((name) => {
    const colour = colours[name];
    return colour && isDark(colour) !== (scheme === 'dark');
  });
  return [
    ...problems,
    ...unreadable.map(({ name, on, least, actual }) =>
      problem(
        PREFIX + name,
        `a contrast of ${actual.toFixed(2)} on ${on} in the ${scheme} scheme`,
        `at least ${least}`,
      ),
    ),
    ...wrong.map((name) =>
      problem(PREFIX + name, `${colours[name]} in the ${scheme} scheme`, `a ${scheme} colour`),
    ),
  ];
}

/** Maximum size of a font's file, in kB. */
const MAX_FONT_KB = 100;

/** Fonts of the shop's folder that are too large for a web page. */
function fontSizeProblems(folder: string, fonts: readonly FontFace[]): Problem[] {
  const files = new Set(fonts.flatMap(({ urls }) => urls).filter((url) => isOwnFont(folder, url)));
  return [...files].flatMap((file) => {
    const size = statSync(join(folder, file)).size / 1000;
    if (size <= MAX_FONT_KB) return [];
    const found = `${Math.ceil(size)} kB`;
    const expected = `at most ${MAX_FONT_KB} kB. Visitors download it: convert it to WOFF2, and remove the characters that your languages do not use`;
    return [{ file, path: '', found, expected }];
  });
}

/** The files of `@font-face` are in the shop's folder, or the page's and other servers' own. */
function fontProblems(folder: string, fonts: readonly FontFace[]): Problem[] {
  return fonts.flatMap(({ urls, strange, line }) => [
    ...strange.map((found) =>
      problem(`line ${line}`, shorten(found), 'a descriptor of @font-face, files by url()'),
    ),
    ...urls
      .filter((url) => !isFontAddress(folder, url))
      .map((url) =>
        problem(
          `line ${line}`,
          `${url}, no such file`,
          'a file of the shop’s folder, a path or an https address',
        ),
      ),
  ]);
}

/** A file is named as it is, without steps to other folders. */
function isFontAddress(folder: string, url: string): boolean {
  return /^(?:\/|https:)/.test(url) ? safeUrl(url) === url : isOwnFont(folder, url);
}

function isOwnFont(folder: string, url: string): boolean {
  return /^(?:\w[\w.-]*\/)*\w[\w. -]*\.(?:woff2?|ttf|otf)$/i.test(url) && isFile(join(folder, url));
}

/** Checks the look: known tokens alone, readable colours, and the contrast of each pair in both schemes. */
export function checkTokens(folder: string, { tokens, fonts }: Tokens): Problem[] {
  const { byName, problems } = readNames(tokens);
  return [
    ...problems,
    ...schemeProblems(byName, 'light'),
    ...schemeProblems(byName, 'dark'),
    ...fontProblems(folder, fonts),
    ...fontSizeProblems(folder, fonts),
  ];
}
