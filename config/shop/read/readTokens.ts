import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';
import valueParser from 'postcss-value-parser';
import type { Problem } from '../problems.ts';

/** One design token, with its value in each scheme. */
export interface Token {
  name: string;
  /** As it is written. */
  value: string;
  light: string;
  dark: string;
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
  line: number;
}

const FILE = 'tokens.css';

const lineOf = (node: ChildNode) => node.source?.start?.line ?? 1;

/** A value with the given argument of every `light-dark()` in its place. */
function inScheme(value: string, scheme: 0 | 1): string {
  const parsed = valueParser(value);
  parsed.walk((node) => {
    if (node.type !== 'function' || node.value !== 'light-dark') return;
    const comma = node.nodes.findIndex(({ type, value }) => type === 'div' && value === ',');
    const chosen = scheme === 0 ? node.nodes.slice(0, comma) : node.nodes.slice(comma + 1);
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
    line: lineOf(node),
  };
}

function toFontFace(rule: AtRule): FontFace {
  const urls: string[] = [];
  rule.walkDecls('src', ({ value }) => {
    valueParser(value).walk((node) => {
      if (node.type === 'function' && node.value === 'url') {
        urls.push(valueParser.stringify(node.nodes).replace(/^(['"])(.*)\1$/, '$2'));
      }
    });
  });
  return { css: rule.toString(), urls, line: lineOf(rule) };
}

const isRoot = (node: ChildNode): node is Rule => node.type === 'rule' && node.selector === ':root';
const isFont = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'font-face';

/** Reads `tokens.css`: custom properties on `:root`, and fonts. */
export function readTokens(folder: string, problems: Problem[]): Tokens {
  const none: Tokens = { tokens: [], fonts: [] };
  const add = (path: string, found: string, expected: string) =>
    problems.push({ file: FILE, path, found, expected });
  const path = join(folder, FILE);
  if (!existsSync(path)) {
    add('', 'no such file', 'the design tokens');
    return none;
  }
  let nodes: ChildNode[];
  try {
    ({ nodes } = postcss.parse(readFileSync(path, 'utf8')));
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
  const inRoot = nodes.filter(isRoot).flatMap(({ nodes }) => nodes);
  for (const node of inRoot) {
    if (node.type === 'decl' || node.type === 'comment') continue;
    add(`line ${lineOf(node)}`, node.toString().split('{')[0]?.trim() ?? '', 'a design token');
  }
  return {
    tokens: inRoot.filter((node) => node.type === 'decl').map(toToken),
    fonts: nodes.filter(isFont).map(toFontFace),
  };
}
