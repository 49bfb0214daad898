import { sleep } from '../async/sleep.ts';
import { withTimeout } from '../async/withTimeout.ts';
import { findContainer, type Container } from './container.ts';
import { timedOut } from './errors.ts';
import type { Events } from './events.ts';
import type { PageRelease } from './options.ts';
import { trustedUrl } from './trustedUrl.ts';
import { RemoteError } from '../types/remote.ts';

/**
 * Loads the entry with a script element, with one attempt per limit. The next attempt starts when the previous one has
 * failed or has reached its limit in ms. All attempts but the first have the time as a query parameter, because a cache
 * may have stored an error page. Resolves with the first container, including that of an earlier call. Rejects if all
 * attempts have failed or reached their limit.
 */
export type LoadEntry = (limitsMs: readonly number[]) => Promise<Container>;

/** Pause in ms after a failed attempt. Bridges short outages. */
const PAUSE_MS = 300;

/**
 * @param events Counts the `attempts`.
 * @param prepare Initializes a container. If it throws, the attempt has failed.
 */
export function createEntry(
  release: PageRelease,
  events: Events,
  prepare: (container: Container) => Promise<void>,
): LoadEntry {
  let container: Container | undefined;
  let resolveFirst: (container: Container) => void;
  const first = new Promise<Container>((resolve) => {
    resolveFirst = resolve;
  });

  /** Settles when its own script has loaded or failed, even after the limit. */
  async function request(): Promise<Container> {
    await release.locate?.(events);
    const { entry, integrity } = release;
    const url = new URL(entry);
    if (events.attempts > 0) url.search += `&fascia-try=${Date.now()}`;
    events.attempts += 1;
    const src = url.href;
    /** An HTML page or a truncated script throws. That is a failed attempt, not an uncaught error of the host. */
    const handleError = (event: ErrorEvent) => {
      if (event.filename === src) event.preventDefault();
    };
    const before = findContainer();
    addEventListener('error', handleError);
    const { type } = await new Promise<Event>((resolve) => {
      // The same value as in the preload. Also required for `filename` in error events.
      const crossOrigin = 'anonymous';
      const settings = {
        src: trustedUrl(src),
        crossOrigin,
        integrity,
        onload: resolve,
        onerror: resolve,
      };
      document.head.append(Object.assign(document.createElement('script'), settings));
    });
    removeEventListener('error', handleError);
    const found = findContainer();
    if (type === 'error' || !found || found === before) {
      throw new RemoteError(type === 'error' ? 'network' : 'content', `Cannot load ${entry}`);
    }
    await prepare(found);
    container = found;
    resolveFirst(found);
    return found;
  }

  return async (limitsMs) => {
    let failure: Partial<RemoteError> | undefined;
    for (const ms of limitsMs) {
      if (failure && failure.reason !== 'timeout') await sleep(PAUSE_MS);
      try {
        if (container) return container;
        const attempt = () => Promise.race([first, request()]);
        return await withTimeout(ms, attempt, timedOut(release.entry, ms));
      } catch (error) {
        failure = error as Partial<RemoteError>;
        if (failure.reason === 'version') break;
      }
    }
    throw failure;
  };
}
