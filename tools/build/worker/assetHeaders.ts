import { HASHED_NAME, POINTER, RELEASES } from '../../release/releaseFormat.ts';

/** A build does not contain it, only a folder that releases are published into. */
const CURRENT_RELEASE = `/remote/${POINTER}`;

const isRelease = (path: string) => path.startsWith(`/remote/${RELEASES}/`);

/** Cloudflare reads no more rules of a `_headers` file. */
const MAX_RULES = 100;

/** What Cloudflare takes for something else by its ending. */
const TYPES: readonly [ending: RegExp, type: string][] = [
  [/\.d\.ts$/, 'text/plain; charset=utf-8'],
  [/\.map$/, 'application/json; charset=utf-8'],
];

/**
 * The content of the file `_headers`, by which Cloudflare sends the remote's files with the headers of
 * docs/operating.md. Files with a content hash are the rule and the others the exceptions, as a pattern cannot
 * tell them apart.
 *
 * @param paths The paths of all files, such as `/remote/remoteEntry.js`.
 * @throws RangeError if there are more exceptions than Cloudflare reads.
 */
export function assetHeaders(paths: readonly string[]): string {
  const everywhere = [
    '/*',
    '  Access-Control-Allow-Origin: *',
    '  X-Content-Type-Options: nosniff',
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
  // Cloudflare redirects from `@` to `%40`, and the redirection must not be kept either.
  const exceptions = [
    ...paths.filter((path) => !HASHED_NAME.test(path) && !isRelease(path)),
    CURRENT_RELEASE,
  ]
    .flatMap((path) => [...new Set([path, path.split('/').map(encodeURIComponent).join('/')])])
    .map((path) => [path, '  ! Cache-Control', '  Cache-Control: no-cache']);
  const rules = exceptions.length + TYPES.length + 1;
  if (rules > MAX_RULES) throw new RangeError(`_headers has ${rules} rules, at most ${MAX_RULES}`);
  return `${[...everywhere, ...types, ...exceptions.flat()].join('\n')}\n`;
}
