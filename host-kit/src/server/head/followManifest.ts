import { boundedText, MAX_FILE_LENGTH } from '../../release/boundedText.ts';
import { isExpired } from '../../release/pointer.ts';
import { ReleaseError, type RefusalReason } from '../../release/releaseError.ts';
import type { FailureReason, FetchFunction } from '../requestFragment.ts';
import { TimeoutError, withTimeout } from '../withTimeout.ts';
import { NO_RELEASE, parseManifest, type RemoteManifest } from './manifest.ts';
import { pinnedManifests, type PinnedManifest } from './pinnedManifests.ts';

export interface FollowOptions {
  /** Maximum time in ms that a page waits while no manifest is known. Default 1000. */
  timeoutMs?: number;
  /** Time in ms after which the manifest is requested again, in the background. Default 60 000. */
  freshMs?: number;
  /** Receives each failure. */
  onEvent?: (event: ManifestEvent) => void;
  /** Default: the global one. */
  fetch?: FetchFunction;
  /**
   * The key that the host pins, or several while the team changes its key. The URL is then that of `releases/current.json`. A
   * release is refused if no key has signed it, if it has expired, or if it is older than one seen before.
   */
  publicKey?: string | readonly string[];
  /** With a key: the highest sequence that this host has seen before it was restarted. Default 0. */
  seen?: number;
  /** With a key: receives the highest sequence that was seen, so that the host can store it. */
  onSeen?: (sequence: number) => void;
}

/** The manifest could not be loaded or is invalid; or its release was refused, because the host pins a key. */
export type ManifestEvent = { message: string; url: string } & (
  | { type: 'failed'; reason: FailureReason }
  | { type: 'refused'; reason: Exclude<RefusalReason, 'network'> }
);

/**
 * Maximum time in ms for all files of a release. A pinned key needs three, one after the other. It exceeds the time that a page
 * waits, so that a host with a slow connection receives releases too.
 */
const READ_LIMIT_MS = 10_000;
/** Time in ms after a failure for which no page waits. */
const RETRY_MS = 5000;

class ManifestError extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Status codes that mean "file not found". Object stores return 403 for missing keys. */
const ABSENT = new Set([403, 404, 410]);

/** What is known: of a pinned key also the release. */
type Known = { manifest: RemoteManifest; release?: undefined } | PinnedManifest;

/** A text of the remote's server. With `canBeAbsent`, `undefined` if the server does not have it. */
async function readText(
  url: string,
  fetch: FetchFunction,
  signal: AbortSignal,
  canBeAbsent: boolean,
): Promise<string | undefined> {
  // A redirect may lead anywhere, and what is read there would decide which scripts the host's pages run.
  const response = await fetch(url, { signal, redirect: 'manual' });
  if (response.ok) {
    const text = await boundedText(response, MAX_FILE_LENGTH);
    if (text !== undefined) return text;
    throw new ManifestError('content', `${url} is too long`);
  }
  // Nobody waits for it: a connection is free again only after the body has been read or cancelled.
  response.body?.cancel().catch(() => {});
  if (canBeAbsent && ABSENT.has(response.status)) return undefined;
  throw new ManifestError('status', `The server answered with status ${response.status}`);
}

function parseText(text: string | undefined): RemoteManifest {
  try {
    return parseManifest(JSON.parse(text ?? ''));
  } catch (error) {
    throw new ManifestError('content', String(error));
  }
}

/** An error as an event tells it. */
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
    'fascia-host: followManifest needs an absolute address, such as http://localhost:3000/remote/fragments.json',
  );
}

/** The host's own code may fail, which must not cost its pages their heads. */
function tell(act: () => void): void {
  try {
    act();
  } catch {
    // The listener is what would report it.
  }
}

/**
 * Follows the manifest of the release that is deployed, for `headTags`: for servers that do not have the remote's files. Create
 * it once, when the server starts.
 *
 * ```ts
 * const manifest = followManifest('https://cdn.example/fascia/fragments.json');
 * const head = headTags(await manifest(), { modules: ['Header'], baseUrl: 'https://cdn.example/fascia/' });
 * ```
 *
 * @param url The address of `fragments.json`; with `publicKey`, of `releases/current.json`.
 * @returns What gives a page the newest manifest: the last good one, or undefined while there has been none (HK-185). It never
 *   rejects, and waits for `timeoutMs` at most. With `publicKey` a manifest without an entry, in place of none (REL-64).
 * @throws A TypeError for a URL that is none, and for a key that cannot be read.
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
  // Not by the time of day, which is set back where a server began with a wrong one.
  let askAgainAt = Number.NEGATIVE_INFINITY;

  async function read(signal: AbortSignal): Promise<Known> {
    const readFile = (address: string) => readText(address, fetch, signal, !!readPinned);
    return readPinned
      ? readPinned(readFile, known?.release && known)
      : { manifest: parseText(await readFile(href)) };
  }

  async function renew(): Promise<void> {
    try {
      const next = await withTimeout(limitMs, read);
      askAgainAt = performance.now() + freshMs;
      const { release } = next;
      if (release && release !== known?.release) {
        tell(() => onSeen?.(release.pointer.sequence));
      }
      known = next;
    } catch (error) {
      askAgainAt = performance.now() + RETRY_MS;
      tell(() => onEvent?.(eventOf(error, href)));
    } finally {
      pending = undefined;
    }
  }

  const current = () =>
    known?.release && isExpired(known.release.pointer) ? undefined : known?.manifest;

  return async () => {
    if (!pending && performance.now() >= askAgainAt) {
      waitUntil = performance.now() + timeoutMs;
      pending = renew();
    }
    const waitMs = waitUntil - performance.now();
    const reading = pending;
    if (reading && !current() && waitMs > 0) {
      // A failed read has been reported.
      await withTimeout(waitMs, () => reading).catch(() => {});
    }
    return current() ?? (readPinned && NO_RELEASE);
  };
}
