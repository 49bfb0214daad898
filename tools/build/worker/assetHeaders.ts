import { HASHED_NAME, POINTER, RELEASES } from '../../release/releaseFormat.ts';

/** Exists only in a folder that releases are published to. */
const CURRENT_RELEASE = `/remote/${POINTER}`;

const isRelease = (path: string) => path.startsWith(`/remote/${RELEASES}/`);

/** Maximum number of rules that Cloudflare reads from a `_headers` file. */
const MAX_RULES = 100;

/** Content types that replace Cloudflare's own. */
const TYPES: readonly [ending: RegExp, type: string][] = [
  [/\.d\.ts$/, 'text/plain; charset=utf-8'],
  [/\.map$/, 'application/json; charset=utf-8'],
];

/**
 * Returns the content of the file `_headers`, with which Cloudflare sends the headers that docs/operating.md requires.
 * Files without a content hash are the exceptions, because a pattern cannot select them.
 *
 * @param paths Paths of all files, such as `/remote/remoteEntry.js`.
 * @throws {RangeError} If there are more rules than Cloudflare reads.
 */
export function assetHeaders(paths: readonly string[]): string {
  const everywhere = [
    '/*',
    '  Access-Control-Allow-Origin: *',
    '  X-Content-Type-Options: nosniff',
    "  Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; sandbox",
    '  Cache-Control: public, max-age=31536000, immutable',
  ];
  const types = TYPES.flatMap(([ending, type]) => {
    if (!paths.some((path) => ending.test(path))) return [];
    return [
      `/*${ending.source.replace(/\\|\$/g, '')}`,
      '  ! Content-Type',
      `  Content-Type: ${type}`,
    ];
  });
  // Cloudflare redirects `@` to `%40`. The redirect must not be cached either.
  const exceptions = [
    ...paths.filter((path) => !HASHED_NAME.test(path) && !isRelease(path)),
    CURRENT_RELEASE,
  ]
    .flatMap((path) => [...new Set([path, path.split('/').map(encodeURIComponent).join('/')])])
    .map((path) => [path, '  ! Cache-Control', '  Cache-Control: no-cache']);
  const rules = exceptions.length + TYPES.length + 1;
  if (rules > MAX_RULES)
    throw new RangeError(`_headers has ${rules} rules; the limit is ${MAX_RULES}`);
  return `${[...everywhere, ...types, ...exceptions.flat()].join('\n')}\n`;
}
