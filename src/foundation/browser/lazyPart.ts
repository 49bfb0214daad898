import { useEffect, useSyncExternalStore } from 'react';
import type { FasciaError } from './events.ts';
import { keepTrying } from './host/keepTrying.ts';
import { isLeaving, watchLeaving } from './host/leaving.ts';
import { onRestored } from './pageReturn.ts';
import { report } from './report.ts';

/** Pauses before the second and the third attempt. */
const RETRY_DELAYS_MS = [1000, 3000];
/** How long a click waits for code before the link underneath is followed. */
const CLICK_TIMEOUT_MS = 2500;

/** Code in a chunk of its own, loaded on request. */
export interface LazyPart<Code> {
  /** The code; undefined until it has been loaded. */
  get(): Code | undefined;
  /** What a server renders, and a browser while hydrating: the code where the part is rendered on servers. */
  getOnServer(): Code | undefined;
  /**
   * Loads the code: a failed attempt is repeated after 1 s and after 3 s more. After that, the next call starts again.
   * Rejects when all attempts have failed, which is reported once, or when the last listener has unsubscribed.
   */
  load(): Promise<Code>;
  /**
   * Like `load`, but rejects after 2.5 s, or earlier if the next attempt would start later than that: for a click on
   * a link that can be followed instead. The rejection is reported at once, because the page is then left. Never
   * settles if the page was left meanwhile and has come back from the back/forward cache.
   */
  loadForClick(): Promise<Code>;
  /** Loads the code, and after a failure again, for as long as it is needed. Returns the undo. */
  keepLoading(): () => void;
  /** Starts to load, when the pointer or the focus is on the control. A failure is reported and otherwise ignored. */
  prefetch(): void;
  /**
   * Calls the listener when the code has been loaded. Without listeners, no further attempt is made. With them, code
   * that was pending or failed is loaded again when the page comes back from the back/forward cache (HOST-54).
   */
  subscribe(listener: () => void): () => void;
}

const ABANDONED = new Error('Abandoned');

/**
 * Defines code that is loaded later: the one mechanism for all code that a page does not need at first.
 *
 * @param operation The module and the operation that `fascia:error` names if loading fails.
 * @param importCode Imports the code; called for every attempt.
 * @param isOnServer Whether a server renders it, if it has been loaded. A browser then has to load it before it hydrates.
 *   Code that is not rendered there may be loaded when hydration begins, and counts as missing until it has ended.
 */
export function lazyPart<Code>(
  operation: Pick<FasciaError, 'module' | 'operation'>,
  importCode: () => Promise<Code>,
  isOnServer = false,
): LazyPart<Code> {
  let code: Code | undefined;
  let pending: Promise<Code> | undefined;
  let isReported = false;
  let cancelPause: (() => void) | undefined;
  /** The last subscriber has gone since the last call of `load`. */
  let isAbandoned = false;
  /** It has been asked for. */
  let isWanted = false;
  /** How often loading began anew, because leaving the page may have cancelled it. */
  let restarts = 0;
  let stopFollowing: (() => void) | undefined;
  const waitingClicks = new Set<() => void>();
  const listeners = new Set<() => void>();

  function reportOnce(): void {
    // Leaving the page cancels what it is loading.
    if (isReported || isLeaving()) return;
    isReported = true;
    report({ ...operation, message: 'The code could not be loaded' });
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      cancelPause = () => {
        clearTimeout(timer);
        reject(ABANDONED);
      };
    });
  }

  async function importWithRetries(): Promise<Code> {
    for (const delay of RETRY_DELAYS_MS) {
      try {
        return await importCode();
      } catch {
        if (isAbandoned) throw ABANDONED;
        if (delay > CLICK_TIMEOUT_MS) for (const giveUp of waitingClicks) giveUp();
        await pause(delay);
      }
    }
    return importCode();
  }

  async function start(): Promise<Code> {
    watchLeaving();
    const began = restarts;
    try {
      code = await importWithRetries();
    } catch (error) {
      if (began !== restarts) return load();
      if (error !== ABANDONED) reportOnce();
      throw error;
    } finally {
      if (began === restarts) {
        pending = undefined;
        cancelPause = undefined;
      }
    }
    for (const listener of listeners) listener();
    return code;
  }

  function load(): Promise<Code> {
    isAbandoned = false;
    isWanted = true;
    return code === undefined ? (pending ??= start()) : Promise.resolve(code);
  }

  function restart(): void {
    if (code !== undefined || !isWanted) return;
    restarts += 1;
    cancelPause?.();
    pending = start();
    pending.catch(() => {});
  }

  function abandonUnlessWanted(): void {
    if (listeners.size > 0) return;
    isAbandoned = true;
    cancelPause?.();
  }

  return {
    get: () => code,
    getOnServer: () => (isOnServer ? code : undefined),
    load,
    loadForClick() {
      const began = restarts;
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          if (began !== restarts) return;
          reportOnce();
          reject(ABANDONED);
        };
        const timer = setTimeout(giveUp, CLICK_TIMEOUT_MS);
        waitingClicks.add(giveUp);
        const settle = () => {
          clearTimeout(timer);
          waitingClicks.delete(giveUp);
        };
        load()
          .finally(settle)
          .then(
            (loaded) => began === restarts && resolve(loaded),
            (error: unknown) => began === restarts && reject(error),
          );
      });
    },
    keepLoading: () => keepTrying(load),
    prefetch() {
      load().catch(() => {});
    },
    subscribe(listener) {
      listeners.add(listener);
      stopFollowing ??= onRestored(restart);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) {
          stopFollowing?.();
          stopFollowing = undefined;
        }
        // Later, because another component may take its place in the same rendering, as a module its frame's.
        queueMicrotask(abandonUnlessWanted);
      };
    },
  };
}

/**
 * The code of a lazy part in a component; undefined until it has been loaded. The component is not
 * suspended meanwhile.
 *
 * @param isWanted Whether to load the code, again after failures. If false, only `load` and `prefetch` load it.
 */
export function useLazyPart<Code>(part: LazyPart<Code>, isWanted = true): Code | undefined {
  useEffect(() => (isWanted ? part.keepLoading() : undefined), [part, isWanted]);
  return useSyncExternalStore(part.subscribe, part.get, part.getOnServer);
}
