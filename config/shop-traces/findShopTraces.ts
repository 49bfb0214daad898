import { namedColours } from './namedColours.ts';

/** A source file of the product: its path from the repository, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** What may stand in the product although it looks like a shop's own: the exact text, and why. */
export type AllowedTraces = Readonly<Record<string, string>>;

const COLOURS = namedColours.join('|');

const STYLE = /\.css$/;
const CODE = /\.(?:tsx?|json)$/;
/** Drawings and pages. */
const MARKUP = /\.(?:svg|html)$/;
const TEXTS = /\.po$/;
const anyOf = (...files: readonly RegExp[]) =>
  new RegExp(files.map(({ source }) => source).join('|'));

/** Where a trace is looked for: each match of the pattern's first group is one. */
const patterns: readonly (readonly [kind: string, file: RegExp, pattern: RegExp])[] = [
  ['colour', anyOf(STYLE, MARKUP), /(#[\da-f]{3,8})(?![\w-])/gi],
  ['colour', CODE, /['"`][^'"`]*?(?<![\w&])(#[\da-f]{3,8})(?![\w-])/gi],
  [
    'colour',
    anyOf(STYLE, CODE, MARKUP),
    /\b((?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.][^)]*\)|color\((?:srgb|display|a98|prophoto|rec2020|xyz)[^)]*\))/gi,
  ],
  ['colour', STYLE, new RegExp(`:[^;{}]*?(?<![\\w-])(${COLOURS})(?![\\w-])[^{}]*?[;}]`, 'gi')],
  // As a text of its own, as an attribute, and in a declaration.
  ['colour', anyOf(CODE, MARKUP), new RegExp(`['"\`](${COLOURS})['"\`]`, 'gi')],
  [
    'colour',
    anyOf(CODE, MARKUP),
    new RegExp(`(?:fill|stroke|color|background)[\\w-]*:\\s*(${COLOURS})\\b`, 'gi'),
  ],
  [
    'picture',
    anyOf(STYLE, CODE, MARKUP),
    /['"`(]([^'"`()\s]*\.(?:svg|png|jpe?g|webp|avif|gif|ico))\b/gi,
  ],
  ['site parameter', anyOf(CODE, MARKUP, TEXTS), /([?&]site=)/g],
  // The beginning of a template too, and what follows a value in one.
  ['address', anyOf(CODE, MARKUP), /(?:['"`]|\$\{[^{}]*\})(\/[a-z\d][\w./-]*)/gi],
  [
    'address',
    anyOf(STYLE, CODE, MARKUP, TEXTS),
    /(?<!xmlns[\w:]*=['"])(https?:\/\/[\w-][^'"`\s)]*)/gi,
  ],
];

const blank = (comment: string) => comment.replace(/[^\n]/g, ' ');

/** The text without comments: they may speak of a shop as an example. */
const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\w/])\/\/[^\n]*/g, blank);

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** What names a shop of the repository: its names and keys, and its sites' codes. */
export interface ShopNames {
  /** Traces also as a part of a name in code, such as `aromaCard`. */
  brands: readonly string[];
  /** Traces as a text of their own, such as `'HU'`, and as the name of a row, such as `{ HU: 1 }`. */
  sites: readonly string[];
}

const namePatterns = ({ brands, sites }: ShopNames) =>
  [
    ['brand', /\./, new RegExp(`(${brands.join('|')})`, 'gi')],
    ['site', anyOf(CODE, MARKUP), new RegExp(`['"\`](${sites.join('|')})['"\`]`, 'g')],
    // A row of a table by site.
    ['site', CODE, new RegExp(`[{,(]\\s*(${sites.join('|')})\\s*:`, 'g')],
  ] as const;

/**
 * What belongs to a retailer and stands in the product nevertheless: names of the brand, addresses of pages, colours and
 * picture files (SHOP-60). One line each, with file, line, kind and text; also for what is allowed in vain.
 */
export function findShopTraces(
  files: readonly SourceFile[],
  names: ShopNames,
  allowed: AllowedTraces,
): string[] {
  const all = [...patterns, ...namePatterns(names)];
  const used = new Set<string>();
  const traces = files.flatMap(({ path, text }) => {
    const code = withoutComments(text);
    return all
      .filter(([, file]) => file.test(path))
      .flatMap(([kind, , pattern]) =>
        [...code.matchAll(pattern)].flatMap(({ 1: found = '', index }) => {
          if (found in allowed) {
            used.add(found);
            return [];
          }
          return [`${path}:${lineOf(code, index)} ${kind} ${found}`];
        }),
      );
  });
  const unused = Object.keys(allowed).filter((each) => !used.has(each));
  return [...new Set(traces), ...unused.map((each) => `allowed, but not there: ${each}`)];
}
