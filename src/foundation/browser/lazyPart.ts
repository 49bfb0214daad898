import type { FasciaError } from './events.ts';
import { keepTrying } from './host/keepTrying.ts';
import { isLeaving, watchLeaving } from './host/leaving.ts';
import { onRestored } from './pageReturn.ts';
import { report } from './report.ts';

/** How long a click waits for code before the link underneath is followed. */
const CLICK_TIMEOUT_MS = 2500;

/** The error of a chunk: how its loss is reported where it is gone with its release, which the chunk loader finds out (REL-100). */
interface ChunkError {
  outdated?: (part: string) => Promise<Partial<FasciaError> | undefined>;
}

/** Code in a chunk of its own, loaded on request. */
export interface LazyPart<Code> {
  /** The code; undefined until it has been loaded. */
  get(): Code | undefined;
  /** What a server renders, and a browser while hydrating: the code where the part is rendered on servers. */
  getOnServer(): Code | undefined;
  /**
   * Loads the code. Rejects when it has failed, which is reported once: the chunk loader has then asked for it three times
   * (HK-100). The next call starts again.
   */
  load(): Promise<Code>;
  /**
   * Like `load`, but rejects after 2.5 s: for a click on a link that can be followed instead. The rejection is reported
   * at once, because the page is then left. Never settles if the page was left meanwhile and has come back from the
   * back/forward cache.
   */
  loadForClick(): Promise<Code>;
  /** Loads the code, and after a failure again, for as long as it is needed. Returns the undo. */
  keepLoading(): () => void;
  /** Starts to load, when the pointer or the focus is on the control. A failure is reported and otherwise ignored. */
  prefetch(): void;
  /**
   * Calls the listener when the code has been loaded. While there are listeners, code that was pending or failed is loaded
   * again when the page comes back from the back/forward cache (HOST-54).
   */
  subscribe(listener: () => void): () => void;
}

/**
 * Defines code that is loaded later: the one mechanism for all code that a page does not need at first.
 *
 * @param operation The module and the operation that `fascia:error` names if loading fails.
 * @param importCode Imports the code; called again after a failure.
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
  /** It has been asked for. */
  let isWanted = false;
  /** How often loading began anew, because leaving the page may have cancelled it. */
  let restarts = 0;
  let stopFollowing: (() => void) | undefined;
  const listeners = new Set<() => void>();

  function reportOnce(change?: Partial<FasciaError>): void {
    // Leaving the page cancels what it is loading.
    if (isReported || isLeaving()) return;
    isReported = true;
    report({ ...operation, message: 'The code could not be loaded', ...change });
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

  return {
    get: () => code,
    getOnServer: () => (isOnServer ? code : undefined),
    load,
    loadForClick() {
      const began = restarts;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          if (began !== restarts) return;
          reportOnce();
          reject(new Error('Too late'));
        }, CLICK_TIMEOUT_MS);
        load()
          .finally(() => clearTimeout(timer))
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
        if (listeners.size > 0) return;
        stopFollowing?.();
        stopFollowing = undefined;
      };
    },
  };
}
