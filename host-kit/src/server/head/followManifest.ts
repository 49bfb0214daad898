import type { FailureReason, FetchFunction } from '../requestFragment.ts';
import { parseManifest, type RemoteManifest } from './manifest.ts';

export interface FollowOptions {
  /** So long a page waits while no manifest is known, in ms. Default 1000. */
  timeoutMs?: number;
  /** After this time the manifest is asked for again, in the background, in ms. Default 60 000. */
  freshMs?: number;
  /** Hears of each failure. */
  onEvent?: (event: ManifestEvent) => void;
  /** Default: the global one. */
  fetch?: FetchFunction;
}

/** The manifest could not be had, or is not one. */
export interface ManifestEvent {
  type: 'failed';
  reason: FailureReason;
  message: string;
  url: string;
}

/** After a failure no page waits for so long. */
const RETRY_MS = 5000;

class ManifestError extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

async function ask(
  url: string,
  fetch: FetchFunction,
  signal: AbortSignal,
): Promise<RemoteManifest> {
  const response = await fetch(url, { signal });
  if (!response.ok) {
    // Nobody waits for it: a connection is free again only after the body has been read or cancelled.
    response.body?.cancel().catch(() => {});
    throw new ManifestError('status', `The server answered with status ${response.status}`);
  }
  const text = await response.text();
  try {
    return parseManifest(JSON.parse(text));
  } catch (error) {
    throw new ManifestError('content', String(error));
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
 * @param url The address of `fragments.json`.
 * @returns What gives a page the newest manifest: the last good one, or undefined while there has been none (HK-185). It never
 *   rejects, and waits for `timeoutMs` at most.
 * @throws A TypeError for a URL that is none.
 */
export function followManifest(
  url: string,
  { timeoutMs = 1000, freshMs = 60_000, onEvent, fetch = globalThis.fetch }: FollowOptions = {},
): () => Promise<RemoteManifest | undefined> {
  const { href } = new URL(url);
  let known: RemoteManifest | undefined;
  let pending: Promise<void> | undefined;
  let askAgainAt = 0;

  async function renew(): Promise<void> {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new ManifestError('timeout', `No answer within ${timeoutMs} ms`));
        controller.abort();
      }, timeoutMs);
    });
    try {
      // A race, because a fetch function of the host may not know the signal.
      known = await Promise.race([ask(href, fetch, controller.signal), timeout]);
      askAgainAt = Date.now() + freshMs;
    } catch (error) {
      askAgainAt = Date.now() + RETRY_MS;
      const reason = error instanceof ManifestError ? error.reason : 'network';
      try {
        onEvent?.({ type: 'failed', reason, message: String(error), url: href });
      } catch {
        // The listener is what would report it.
      }
    } finally {
      clearTimeout(timer);
      pending = undefined;
    }
  }

  return async () => {
    if (Date.now() >= askAgainAt) pending ??= renew();
    if (!known) await pending;
    return known;
  };
}
