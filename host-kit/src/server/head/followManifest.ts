import { TimeoutError, withTimeout } from '../../async/withTimeout.ts';
import { isExpired } from '../../release/pointer.ts';
import { ReleaseError, type RefusalReason } from '../../release/releaseError.ts';
import { boundedText, discardBody, isAbsent, MAX_FILE_LENGTH } from '../../release/responseText.ts';
import type { FailureReason, FetchFunction } from '../requestFragment.ts';
import { NO_RELEASE, parseManifest, type RemoteManifest } from './manifest.ts';
import { pinnedManifests, type PinnedManifest } from './pinnedManifests.ts';

export interface FollowOptions {
  /** Maximum time in ms that a page waits for the first manifest. Default 1000. */
  timeoutMs?: number;
  /** Time in ms after which the manifest is requested again, in the background. Default 60 000. */
  freshMs?: number;
  /** Receives each failure. */
  onEvent?: (event: ManifestEvent) => void;
  /** Replaces the global `fetch`. */
  fetch?: FetchFunction;
  /**
   * The key that the host pins, or several during a key rotation. Requires the URL of `releases/current.json`. A
   * release is refused if no key has signed it, if it has expired, or if it is older than one seen before.
   */
  publicKey?: string | readonly string[];
  /** With a key: the highest sequence that this host saw before its last restart. Default 0. */
  seen?: number;
  /** With a key: receives the highest sequence seen so far. Store it and pass it as `seen` after a restart. */
  onSeen?: (sequence: number) => void;
}

/**
 * `failed`: the manifest could not be loaded or is invalid. `refused`: the host pins a key and the release was refused.
 */
export type ManifestEvent = { message: string; url: string } & (
  | { type: 'failed'; reason: FailureReason }
  | { type: 'refused'; reason: Exclude<RefusalReason, 'network'> }
);

/**
 * Maximum time in ms to read all files of a release. A pinned key requires three files in sequence. The limit is longer
 * than the time that a page waits, so that hosts with a slow connection can load releases too.
 */
const READ_LIMIT_MS = 10_000;
/** Time in ms until a retry after a failure. Pages do not wait during that time. */
const RETRY_MS = 5000;

class ManifestError extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The last good manifest. With a pinned key, also its release. */
type Known = { manifest: RemoteManifest; release?: undefined } | PinnedManifest;

/** Reads a file. With `canBeAbsent`, returns `undefined` if the file does not exist. */
async function readText(
  url: string,
  fetch: FetchFunction,
  signal: AbortSignal,
  canBeAbsent: boolean,
): Promise<string | undefined> {
  // Redirects are not followed: they may lead to any server, and the file decides which scripts the host's pages run.
  const response = await fetch(url, { signal, redirect: 'manual' });
  if (response.ok) {
    const text = await boundedText(response, MAX_FILE_LENGTH);
    if (text !== undefined) return text;
    throw new ManifestError('content', `${url} is too long`);
  }
  discardBody(response);
  if (canBeAbsent && isAbsent(response)) return undefined;
  throw new ManifestError('status', `The server responded with status ${response.status}`);
}

function parseText(text: string | undefined): RemoteManifest {
  try {
    return parseManifest(JSON.parse(text ?? ''));
  } catch (error) {
    throw new ManifestError('content', String(error));
  }
}

/** Converts an error to an event. */
function eventOf(error: unknown, url: string): ManifestEvent {
  const message = String(error);
  if (error instanceof ReleaseError && error.reason !== 'network') {
    return { type: 'refused', reason: error.reason, message, url };
  }
  if (error instanceof ManifestError) return { type: 'failed', reason: error.reason, message, url };
  const reason = error instanceof TimeoutError ? 'timeout' : 'network';
  return { type: 'failed', reason, message, url };
}

function checkedUrl(url: string): URL {
  if (URL.canParse(url)) return new URL(url);
  throw new TypeError(
    'fascia-host: followManifest needs an absolute URL, such as http://localhost:3000/remote/fragments.json',
  );
}

/** Calls a listener of the host and ignores its errors, so that pages still get their heads. */
function notify(call: () => void): void {
  try {
    call();
  } catch {
    // There is no other listener that could receive the error.
  }
}

/**
 * Loads the manifest of the deployed release and keeps it up to date, for servers that do not have the remote's files.
 * Create it once, when the server starts, and pass the manifest to `headTags`.
 *
 * ```ts
 * const manifest = followManifest('https://cdn.example/fascia/fragments.json');
 * const head = headTags(await manifest(), { modules: ['Header'], baseUrl: 'https://cdn.example/fascia/' });
 * ```
 *
 * @param url The URL of `fragments.json`, or with `publicKey` that of `releases/current.json`.
 * @returns A function that resolves with the last good manifest, or with `undefined` before the first one (HK-185).
 *   With `publicKey`, it resolves with a manifest without an entry instead of `undefined` (REL-64). It never rejects,
 *   and takes at most `timeoutMs`.
 * @throws {TypeError} If the URL or the key is invalid.
 */
export function followManifest(
  url: string,
  {
    timeoutMs = 1000,
    freshMs = 60_000,
    onEvent,
    fetch = globalThis.fetch,
    publicKey,
    seen = 0,
    onSeen,
  }: FollowOptions = {},
): () => Promise<RemoteManifest | undefined> {
  const { href } = checkedUrl(url);
  const limitMs = Math.max(timeoutMs, READ_LIMIT_MS);
  const readPinned = publicKey === undefined ? undefined : pinnedManifests(href, publicKey, seen);
  let known: Known | undefined;
  let pending: Promise<void> | undefined;
  /** Time until which pages wait for the pending read. */
  let waitUntil = Number.NEGATIVE_INFINITY;
  // Does not use `Date.now()`, because the clock may be corrected after the server has started.
  let nextRequestAt = Number.NEGATIVE_INFINITY;

  async function read(signal: AbortSignal): Promise<Known> {
    const readFile = (address: string) => readText(address, fetch, signal, !!readPinned);
    return readPinned
      ? readPinned(readFile, known?.release && known)
      : { manifest: parseText(await readFile(href)) };
  }

  async function renew(): Promise<void> {
    try {
      const next = await withTimeout(limitMs, read);
      nextRequestAt = performance.now() + freshMs;
      const { release } = next;
      if (release && release !== known?.release) {
        notify(() => onSeen?.(release.pointer.sequence));
      }
      known = next;
    } catch (error) {
      nextRequestAt = performance.now() + RETRY_MS;
      notify(() => onEvent?.(eventOf(error, href)));
    } finally {
      pending = undefined;
    }
  }

  const current = () =>
    known?.release && isExpired(known.release.pointer) ? undefined : known?.manifest;

  return async () => {
    if (!pending && performance.now() >= nextRequestAt) {
      waitUntil = performance.now() + timeoutMs;
      pending = renew();
    }
    const waitMs = waitUntil - performance.now();
    const reading = pending;
    if (reading && !current() && waitMs > 0) {
      // A failure has already been reported.
      await withTimeout(waitMs, () => reading).catch(() => {});
    }
    return current() ?? (readPinned && NO_RELEASE);
  };
}
