import type { FasciaError } from '../browser/page/events.ts';
import { isLeaving, watchLeaving } from '../browser/page/leaving.ts';
import { undoAll } from '../browser/page/listen.ts';
import { onRestored, onReturn } from '../browser/page/pageReturn.ts';
import { report } from '../browser/page/report.ts';
import { retry } from './retry.ts';
import { withTimeout } from './timeout.ts';

/** Maximum time that a visitor waits for code, before a link is followed or a fallback is shown instead. */
const LOAD_TIMEOUT_MS = 2500;

/** The pause before the first retry. Each further one is twice as long. */
const FIRST_PAUSE_MS = 10_000;

/** The error of a chunk. `outdated` finds out whether its release was removed, and how that is reported (REL-100). */
interface ChunkError {
  outdated?: (part: string) => Promise<Partial<FasciaError> | undefined>;
}

/** The module and the operation in reports, and optionally a message in place of "The code could not be loaded". */
type Operation = Omit<FasciaError, 'message'> & Partial<FasciaError>;

/** Code in a chunk of its own, loaded on request. */
export interface LazyPart<Code> {
  /** The code; undefined until it has been loaded. */
  get(): Code | undefined;
  /** The code for a server, and for a browser while hydrating. Undefined if servers do not render the part. */
  getOnServer(): Code | undefined;
  /**
   * Loads the code. Rejects and reports once if the chunk loader has failed three times (HK-100). The next call starts
   * again.
   */
  load(): Promise<Code>;
  /** Like `load`, but rejects after 2.5 s and reports it. For code that has a fallback. */
  loadInTime(): Promise<Code>;
  /**
   * Like `loadInTime`, for a click on a link that can be followed instead. Never settles if the page was left after the
   * click and then restored from the back/forward cache.
   */
  loadForClick(): Promise<Code>;
  /**
   * Loads the code, and retries after failures until it is stopped: after 10 s, 20 s, 40 s and so on, and when the browser
   * is online again. Returns a function that stops it.
   */
  keepLoading(): () => void;
  /** Starts to load, when the pointer or the focus is on the control. A failure is reported and otherwise ignored. */
  prefetch(): void;
  /**
   * Calls the listener when the code has been loaded. While there are listeners, code that was pending or failed is loaded
   * again when the page comes back from the back/forward cache (HOST-120).
   */
  subscribe(listener: () => void): () => void;
}

/**
 * Defines code that is loaded later: the one mechanism for all code that a page does not need at first.
 *
 * @param operation What `fascia:error` names if loading fails.
 * @param importCode Imports the code; called again after a failure.
 * @param isOnServer Whether a server renders it, if it has been loaded. A browser then has to load it before it hydrates.
 *   Code that is not rendered there may be loaded when hydration begins, and counts as missing until it has ended.
 */
export function lazyPart<Code>(
  operation: Operation,
  importCode: () => Promise<Code>,
  isOnServer = false,
): LazyPart<Code> {
  let code: Code | undefined;
  let pending: Promise<Code> | undefined;
  let isReported = false;
  /** Whether the code has been requested. */
  let isWanted = false;
  /** Number of times that loading was restarted, because leaving the page may have cancelled it. */
  let restarts = 0;
  let stopFollowing: (() => void) | undefined;
  const listeners = new Set<() => void>();

  function reportOnce(change?: Partial<FasciaError>): void {
    // Leaving the page cancels what it is loading.
    if (isReported || isLeaving()) return;
    isReported = true;
    report({ message: 'The code could not be loaded', ...operation, ...change });
  }

  async function start(): Promise<Code> {
    watchLeaving();
    const began = restarts;
    try {
      code = await importCode();
    } catch (error) {
      const { outdated } = error as ChunkError;
      const change = isReported ? undefined : await outdated?.(operation.operation);
      if (began !== restarts) return load();
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

  /** Retries code that could not be loaded. */
  function retryFailed(): void {
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
        endsPauseOnline: true,
        signal: controller.signal,
      }).catch(() => {}); // It was stopped.
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
