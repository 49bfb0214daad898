/** A source file of the product: its path from the repository, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** What may stand in the product although it looks like a shop's own: the exact text, and why. */
export type AllowedTraces = Readonly<Record<string, string>>;

const NAMED_COLOURS =
  'aqua|beige|black|blue|brown|crimson|cyan|gold|gray|green|grey|indigo|ivory|khaki|lavender|lime|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|silver|tan|teal|tomato|turquoise|violet|wheat|white|yellow';

/** Where a trace is looked for: each match of the pattern's first group is one. */
const patterns: readonly (readonly [kind: string, file: RegExp, pattern: RegExp])[] = [
  ['colour', /\.css$/, /(#[\da-f]{3,8})(?![\w-])/gi],
  ['colour', /\.(?:tsx?|json)$/, /['"`][^'"`]*?(?<![\w&])(#[\da-f]{3,8})(?![\w-])/gi],
  ['colour', /\.(?:css|tsx?)$/, /\b((?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([^)]*\))/gi],
  [
    'colour',
    /\.css$/,
    new RegExp(`:[^;{}]*?(?<![\\w-])(${NAMED_COLOURS})(?![\\w-])[^{}]*?;`, 'gi'),
  ],
  [
    'colour',
    /\.tsx?$/,
    new RegExp(`(?:fill|stroke|color|background)\\w*[=:]\\s*\\{?['"](${NAMED_COLOURS})['"]`, 'gi'),
  ],
  [
    'picture',
    /\.(?:css|tsx?|json)$/,
    /['"`(]([^'"`()\s]*\.(?:svg|png|jpe?g|webp|avif|gif|ico))\b/gi,
  ],
  ['site parameter', /\.(?:tsx?|json)$/, /([?&]site=)/g],
  // The beginning of a template too.
  ['address', /\.(?:tsx?|json)$/, /['"`](\/[a-z][\w./-]*)/gi],
  ['address', /\.(?:css|tsx?|json)$/, /(https?:\/\/[\w-][^'"`\s)]*)/gi],
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
  /** Traces as a text of their own, such as `'HU'`. */
  sites: readonly string[];
}

const namePatterns = ({ brands, sites }: ShopNames) =>
  [
    ['brand', /\./, new RegExp(`(${brands.join('|')})`, 'gi')],
    ['site', /\.(?:tsx?|json)$/, new RegExp(`['"\`](${sites.join('|')})['"\`]`, 'g')],
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
