import type { ConnectOptions, Release } from './remote.ts';

/** At least one. */
export type Releases = readonly [Release, ...Release[]];

/** Options that are complete. */
export interface ParsedOptions extends Pick<ConnectOptions, 'share' | 'onEvent'> {
  /** The newest first; that of `entry` has an empty version. */
  releases: Releases;
  timeoutMs: number;
}

function check(isRight: boolean, sentence: string): asserts isRight {
  if (!isRight) throw new TypeError(`fascia-host: ${sentence}`);
}

/** A URL of its own kind: `data:` and `javascript:` load no remote. */
function parseUrl(given: unknown): string {
  let url: URL | undefined;
  try {
    url = new URL(given as string, document.baseURI);
  } catch {
    // No URL.
  }
  check(
    typeof given === 'string' && !!given && !!url && /^https?:$/.test(url.protocol),
    `the entry must be the URL of container.js or remoteEntry.js, not ${JSON.stringify(given)}`,
  );
  return url.href;
}

function parseRelease(given: Partial<Release>, isNamed: boolean): Release {
  const { version, integrity } = Object(given) as Partial<Release>;
  check(!isNamed || (typeof version === 'string' && !!version), 'a release needs its version');
  check(
    integrity === undefined || /^sha(256|384|512)-/.test(integrity),
    'integrity must be a hash, as sha384-…',
  );
  const entry = parseUrl(Object(given).entry);
  return { version: version ?? '', entry, ...(integrity && { integrity }) };
}

/** Throws a TypeError that says which option is wrong: a mistake in the host's code, not in its data. */
export function parseOptions(options: ConnectOptions): ParsedOptions {
  const { entry, release, integrity, share, timeoutMs = 3000, onEvent } = Object(options);
  check((entry === undefined) !== (release === undefined), 'connect needs `entry` or `release`');
  check(
    release === undefined || integrity === undefined,
    'the integrity of a release stands in the release',
  );
  check(timeoutMs > 0 && timeoutMs < Infinity, 'timeoutMs must be a positive number');
  check(onEvent === undefined || typeof onEvent === 'function', 'onEvent must be a function');
  check(
    share === undefined || (typeof share === 'object' && !!share),
    'share must be an object, as { react, … }',
  );
  const given: unknown[] = release === undefined ? [{ entry, integrity }] : [release].flat();
  const [first, ...others] = given.map((one) => parseRelease(one as Release, release !== undefined));
  check(first !== undefined, '`release` names none');
  return { releases: [first, ...others], share, timeoutMs, onEvent };
}
