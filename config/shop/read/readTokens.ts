import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';
import valueParser from 'postcss-value-parser';
import type { Problem } from '../problems.ts';
import { readText } from './readText.ts';

/** One design token, with its value in each scheme. */
export interface Token {
  name: string;
  /** As it is written. */
  value: string;
  light: string;
  dark: string;
  important: boolean;
  line: number;
}

/** The shop's look. */
export interface Tokens {
  tokens: readonly Token[];
  /** The `@font-face` rules as they are written. */
  fonts: readonly FontFace[];
}

/** A font that the shop's folder brings. */
export interface FontFace {
  css: string;
  /** The addresses in it. */
  urls: readonly string[];
  /** What does not describe a font. */
  strange: readonly string[];
  line: number;
}

const FILE = 'tokens.css';

const MAX_LENGTH = 2000;

const lineOf = (node: ChildNode) => node.source?.start?.line ?? 1;

/** A value with the given argument of every `light-dark()` in its place. */
function inScheme(value: string, scheme: 0 | 1): string {
  const parsed = valueParser(value);
  parsed.walk((node) => {
    if (node.type !== 'function' || node.value !== 'light-dark') return;
    const comma = node.nodes.findIndex(({ type, value }) => type === 'div' && value === ',');
    const values = [node.nodes.slice(0, comma), node.nodes.slice(comma + 1)];
    const isPair =
      comma > 0 && !values[1]?.some(({ type, value }) => type === 'div' && value === ',');
    const chosen = isPair ? (values[scheme] ?? []) : [];
    Object.assign(node, { type: 'word', value: valueParser.stringify(chosen), nodes: undefined });
  });
  return valueParser.stringify(parsed.nodes).trim();
}

function toToken(node: Declaration): Token {
  const value = node.value.replaceAll(/\s+/g, ' ');
  return {
    name: node.prop,
    value,
    light: inScheme(value, 0),
    dark: inScheme(value, 1),
    important: node.important ?? false,
    line: lineOf(node),
  };
}

/** Those of `@font-face`; `url()` is for the files, and nothing else loads one. */
const isDescriptor = ({ prop, value }: Declaration) =>
  prop === 'src'
    ? !/(?:image-set|\bsrc|URL)\s*\(|\\/.test(value)
    : /^(?:font-[a-z-]+|unicode-range|size-adjust|(?:ascent|descent|line-gap)-override)$/.test(
        prop,
      ) && !/[(\\]/.test(value);

function toFontFace(rule: AtRule): FontFace {
  const urls: string[] = [];
  const strange = (rule.nodes ?? [])
    .filter((node) => !(node.type === 'comment' || (node.type === 'decl' && isDescriptor(node))))
    .map((node) => node.toString().split('{')[0]?.trim() ?? '');
  if (rule.params) strange.push(rule.params);
  rule.walkDecls('src', ({ value }) => {
    valueParser(value).walk((node) => {
      if (node.type === 'function' && node.value === 'url') {
        urls.push(valueParser.stringify(node.nodes).replace(/^(['"])(.*)\1$/, '$2'));
      }
    });
  });
  return { css: rule.toString(), urls, strange, line: lineOf(rule) };
}

const isRoot = (node: ChildNode): node is Rule => node.type === 'rule' && node.selector === ':root';
const isFont = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'font-face';

/** Reads `tokens.css`: custom properties on `:root`, and fonts. */
export function readTokens(folder: string, problems: Problem[]): Tokens {
  const none: Tokens = { tokens: [], fonts: [] };
  const add = (path: string, found: string, expected: string) =>
    problems.push({ file: FILE, path, found, expected });
  const source = readText(folder, FILE, problems, 'the design tokens');
  if (source === undefined) return none;
  let nodes: ChildNode[];
  try {
    ({ nodes } = postcss.parse(source));
  } catch (error) {
    const { reason, line } = error as { reason?: string; line?: number };
    add(`line ${line ?? 1}`, reason ?? String(error), 'a style sheet');
    return none;
  }
  for (const node of nodes) {
    if (node.type === 'comment' || isRoot(node) || isFont(node)) continue;
    const found = node.toString().split('{')[0]?.trim() ?? '';
    add(`line ${lineOf(node)}`, found, 'design tokens on :root, or @font-face');
  }
  // Nobody writes that, and reading it could take for ever.
  function isShort(node: ChildNode): boolean {
    const { length } = node.toString();
    if (length > MAX_LENGTH)
      add(`line ${lineOf(node)}`, `${length} letters`, `at most ${MAX_LENGTH}`);
    return length <= MAX_LENGTH;
  }
  const inRoot = nodes.filter(isRoot).flatMap(({ nodes }) => nodes);
  for (const node of inRoot) {
    if (node.type === 'decl' || node.type === 'comment') continue;
    add(`line ${lineOf(node)}`, node.toString().split('{')[0]?.trim() ?? '', 'a design token');
  }
  return {
    tokens: inRoot
      .filter((node) => node.type === 'decl')
      .filter(isShort)
      .map(toToken),
    fonts: nodes.filter(isFont).filter(isShort).map(toFontFace),
  };
}
