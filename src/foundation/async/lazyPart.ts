import type { FasciaError, Operation } from '../browser/page/events.ts';
import { isLeaving, watchLeaving } from '../browser/page/leaving.ts';
import { undoAll } from '../browser/page/listen.ts';
import { onRestored, onReturn } from '../browser/page/pageReturn.ts';
import { report } from '../browser/page/report.ts';
import { retry } from './retry.ts';
import { withTimeout } from './timeout.ts';

/** Maximum time that a visitor waits for code before a link is followed or a fallback is shown. */
const LOAD_TIMEOUT_MS = 2500;

/** The pause before the first retry. It doubles with each further retry. */
const FIRST_PAUSE_MS = 10_000;

/**
 * An error of the chunk loader. `outdated` returns how to report the failure if the chunk's release was removed
 * (REL-100).
 */
interface ChunkError {
  outdated?: (part: string) => Promise<Partial<FasciaError> | undefined>;
}

/** Code in its own chunk, loaded on demand. */
export interface LazyPart<Code> {
  /** The code, or `undefined` until it has loaded. */
  get(): Code | undefined;
  /** The code on a server and while hydrating. `undefined` if servers do not render the part. */
  getOnServer(): Code | undefined;
  /**
   * Loads the code. If the chunk loader has failed three times (HK-100), rejects and reports the failure once. The next
   * call starts again.
   */
  load(): Promise<Code>;
  /** Like `load`, but rejects after 2.5 s and reports the timeout. For code that has a fallback. */
  loadInTime(): Promise<Code>;
  /**
   * Like `loadInTime`, for clicks on links that the browser can follow instead. Never settles if the page was left
   * after the click and then restored from the back/forward cache.
   */
  loadForClick(): Promise<Code>;
  /**
   * Loads the code and retries after failures: after 10 s, 20 s, 40 s and so on, and when the browser is online again.
   * Returns a function that stops the retries.
   */
  keepLoading(): () => void;
  /**
   * Starts loading, for example when the pointer or the focus reaches a control. A failure is reported and otherwise
   * ignored.
   */
  prefetch(): void;
  /**
   * Calls the listener when the code has loaded. While there are listeners, code that was pending or has failed is
   * loaded again when the page is restored from the back/forward cache (HOST-120).
   */
  subscribe(listener: () => void): () => void;
}

/**
 * Defines code that loads after the first render. All lazy code of the product uses this function.
 *
 * @param operation Module and operation that `fascia:error` reports if loading fails. `message` replaces "The code could
 *   not be loaded".
 * @param importCode Imports the code. Called again after a failure.
 * @param isOnServer Whether servers render the part. If so, a browser must load it before it hydrates. Otherwise the
 *   part may load during hydration, and counts as missing until hydration has finished.
 */
export function lazyPart<Code>(
  operation: Operation & Partial<FasciaError>,
  importCode: () => Promise<Code>,
  isOnServer = false,
): LazyPart<Code> {
  let code: Code | undefined;
  let pending: Promise<Code> | undefined;
  let isReported = false;
  /** Whether the code has been requested. */
  let isWanted = false;
  /** Number of times that loading was restarted because leaving the page may have cancelled it. */
  let restarts = 0;
  /** The visitor returned or the network recovered while the code was loading. If loading fails, it is repeated once. */
  let mayRepeat = false;
  let stopFollowing: (() => void) | undefined;
  const listeners = new Set<() => void>();

  function reportOnce(change?: Partial<FasciaError>): void {
    // Leaving the page cancels pending loads. Such failures are not reported.
    if (isReported || isLeaving()) return;
    isReported = true;
    report({ message: 'The code could not be loaded', ...operation, ...change });
  }

  async function start(): Promise<Code> {
    watchLeaving();
    const began = restarts;
    mayRepeat = false;
    try {
      code = await importCode();
    } catch (error) {
      const { outdated } = error as ChunkError;
      const change = isReported ? undefined : await outdated?.(operation.operation);
      if (began !== restarts) return load();
      if (mayRepeat) return await start();
      reportOnce(change);
      throw error;
    } finally {
      if (began === restarts) pending = undefined;
    }
    for (const listener of listeners) listener();
    return code;
  }

  function load(): Promise<Code> {
    isWanted = true;
    return code === undefined ? (pending ??= start()) : Promise.resolve(code);
  }

  function restart(): void {
    if (code !== undefined || !isWanted) return;
    restarts += 1;
    pending = start();
    pending.catch(() => {});
  }

  function retryFailed(): void {
    mayRepeat = pending !== undefined;
    if (isWanted && !pending) load().catch(() => {});
  }

  async function loadInTime(): Promise<Code> {
    const began = restarts;
    try {
      return await withTimeout(load(), LOAD_TIMEOUT_MS);
    } catch (error) {
      if (began === restarts) reportOnce();
      throw error;
    }
  }

  return {
    get: () => code,
    getOnServer: () => (isOnServer ? code : undefined),
    load,
    loadInTime,
    loadForClick() {
      const began = restarts;
      return new Promise((resolve, reject) => {
        loadInTime().then(
          (loaded) => began === restarts && resolve(loaded),
          (error: unknown) => began === restarts && reject(error),
        );
      });
    },
    keepLoading() {
      const controller = new AbortController();
      retry(load, {
        pauseMs: (retries) => FIRST_PAUSE_MS * 2 ** retries,
        signal: controller.signal,
      }).catch(() => {}); // Rejects only when it is stopped.
      return () => controller.abort();
    },
    prefetch() {
      load().catch(() => {});
    },
    subscribe(listener) {
      listeners.add(listener);
      stopFollowing ??= undoAll([onRestored(restart), onReturn(retryFailed)]);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopFollowing?.();
        stopFollowing = undefined;
      };
    },
  };
}
