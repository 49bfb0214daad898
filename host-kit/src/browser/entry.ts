import { findContainer, type Container } from './container.ts';
import type { Events } from './events.ts';
import type { PageRelease } from './options.ts';
import { limit, sleep } from './pauses.ts';
import { trustedUrl } from './trustedUrl.ts';
import { RemoteError } from '../types/remote.ts';

/**
 * Tries the entry by a script element once for each of the limits: the next try begins when one has failed, or is still
 * without an answer after its limit in ms. Each but the first has the time as a query, which no cache answers, not even with
 * what came in place of the entry on an earlier page. Resolves with the container of whichever comes first, also of an earlier
 * call; rejects when all have failed or reached their limit.
 */
export type LoadEntry = (limitsMs: readonly number[]) => Promise<Container>;

/** Before a try that follows a failed one, in ms: what fails for a moment needs a moment. */
const PAUSE_MS = 300;

/**
 * @param events Their `attempts` are counted.
 * @param prepare Makes a container ready. What it throws counts as a failed try.
 */
export function createEntry(
  release: PageRelease,
  events: Events,
  prepare: (container: Container) => Promise<void>,
): LoadEntry {
  let container: Container | undefined;
  let arrive: (container: Container) => void;
  const arrival = new Promise<Container>((resolve) => {
    arrive = resolve;
  });

  /** Settles with its own script's outcome, however late that comes. */
  async function request(): Promise<Container> {
    await release.locate?.(events);
    const { entry, integrity } = release;
    const url = new URL(entry);
    if (events.attempts > 0) url.search += `&fascia-try=${Date.now()}`;
    events.attempts += 1;
    const src = url.href;
    /** What an HTML page or a cut script throws is this try's outcome, not an uncaught error of the host's. */
    const handleError = (event: ErrorEvent) => {
      if (event.filename === src) event.preventDefault();
    };
    const before = findContainer();
    addEventListener('error', handleError);
    const { type } = await new Promise<Event>((resolve) => {
      const crossOrigin = 'anonymous'; // As its preload has it, and so that its errors name it.
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
      throw new RemoteError(type === 'error' ? 'network' : 'content', `No ${entry}`);
    }
    await prepare(found);
    container = found;
    arrive(found);
    return found;
  }

  return async (limitsMs) => {
    let failure: Partial<RemoteError> | undefined;
    for (const ms of limitsMs) {
      if (failure && failure.reason !== 'timeout') await sleep(PAUSE_MS);
      try {
        return container ?? (await Promise.race([arrival, request(), limit(ms, release.entry)]));
      } catch (error) {
        failure = error as Partial<RemoteError>;
        if (failure.reason === 'version') break;
      }
    }
    throw failure;
  };
}
