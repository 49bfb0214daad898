import { clone, findAll, generate, List, parse, walk, type CssNode } from 'css-tree';
import type { Problem } from '../problems.ts';
import { readText } from './readText.ts';

/** A design token with its value in each scheme. */
export interface Token {
  name: string;
  /** The text of the value in the style sheet. */
  value: string;
  /** Empty if `light-dark()` does not have two arguments. */
  light: string;
  dark: string;
  line: number;
}

/** A font of the shop. */
export interface FontFace {
  /** The text of the rule in the style sheet. */
  css: string;
  /** URLs in the rule. */
  urls: readonly string[];
  line: number;
}

/** The content of `tokens.css`. */
export interface Tokens {
  tokens: readonly Token[];
  fonts: readonly FontFace[];
}

const FILE = 'tokens.css';

const lineOf = ({ loc }: CssNode) => loc?.start.line ?? 1;

/** Replaces every `light-dark()` in a value with one of its arguments. */
function inScheme(value: CssNode, scheme: 0 | 1): string {
  const copy = clone(value);
  walk(copy, (node, item, list) => {
    if (node.type !== 'Function' || node.name !== 'light-dark') return;
    const parts: CssNode[][] = [[]];
    for (const child of node.children) {
      if (child.type === 'Operator' && child.value === ',') parts.push([]);
      else parts.at(-1)?.push(child);
    }
    const chosen = parts.length === 2 ? (parts[scheme] ?? []) : [];
    list.replace(item, new List<CssNode>().fromArray(chosen));
  });
  return generate(copy).trim();
}

/**
 * Reads `tokens.css`: custom properties on `:root`, and `@font-face` rules.
 *
 * @returns The tokens, or `undefined` after adding a problem because the file is not a style sheet.
 */
export function readTokens(folder: string, problems: Problem[]): Tokens | undefined {
  const source = readText(folder, FILE, problems, 'the design tokens');
  if (source === undefined) return undefined;
  const known = problems.length;
  const add = (line: number, found: string, expected: string) =>
    problems.push({ file: FILE, path: `line ${line}`, found, expected });
  const sheet = parse(source, {
    positions: true,
    parseCustomProperty: true,
    onParseError: ({ line, message }) => add(line, message, 'a style sheet'),
  });
  if (sheet.type !== 'StyleSheet' || problems.length > known) return undefined;
  const textOf = ({ loc }: CssNode) => source.slice(loc?.start.offset, loc?.end.offset);
  const beginningOf = (node: CssNode) => textOf(node).split('{')[0]?.trim() ?? '';
  const tokens: Token[] = [];
  const fonts: FontFace[] = [];
  for (const node of sheet.children) {
    if (node.type === 'Atrule' && node.name === 'font-face') {
      const urls = findAll(node, ({ type }) => type === 'Url') as { value: string }[];
      fonts.push({ css: textOf(node), urls: urls.map((url) => url.value), line: lineOf(node) });
    } else if (node.type === 'Rule' && generate(node.prelude) === ':root') {
      for (const declaration of node.block.children) {
        if (declaration.type === 'Declaration') {
          const { property: name, value } = declaration;
          tokens.push({
            name,
            value: textOf(value).replaceAll(/\s+/g, ' ').trim(),
            light: inScheme(value, 0),
            dark: inScheme(value, 1),
            line: lineOf(declaration),
          });
        } else add(lineOf(declaration), beginningOf(declaration), 'a design token');
      }
    } else if (node.type !== 'Comment') {
      add(lineOf(node), beginningOf(node), 'design tokens on :root, or @font-face');
    }
  }
  return { tokens, fonts };
}
