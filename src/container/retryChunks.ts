import { createFindOutdated } from './outdatedRelease.ts';

/** The part of webpack's runtime that loads chunks. */
export interface ChunkRuntime {
  /** The URL of the folder with the remote's files. */
  p: string;
  /** Loads a file of a chunk: `j` the script, `miniCss` the style sheet. Adds a promise unless the file is loaded. */
  f: Record<string, (chunkId: string, promises: Promise<unknown>[]) => void>;
  /** Loads a script and calls `done` with its `load`, `error` or `timeout` event. */
  l(url: string, done: (event: unknown) => void, key?: string, chunkId?: string): void;
  /** Returns the name of a chunk's script. */
  u(chunkId: string): string;
  /** Returns the name of a chunk's style sheet. */
  miniCssF(chunkId: string): string;
}

/**
 * Pauses in ms before the second and the third attempt. If each response takes up to 0.3 s, all attempts finish before
 * the timeout of a click (2.5 s) and that of a host (3 s).
 */
const PAUSES_MS = [300, 1200];

/** Error types that are not retried, because another attempt would fail in the same way. */
const FINAL_ERRORS = new Set(['timeout', 'refused', 'unlisted']);

/**
 * Makes webpack's runtime retry failed scripts and style sheets (HK-100), and prevents errors of a broken script from
 * becoming uncaught errors of the host's page (HK-104). The error of the last attempt has a function `outdated`
 * (`FindOutdated`).
 *
 * @param version The release of this code.
 * @param query The query string of scripts' first URLs.
 */
export function retryChunks(runtime: ChunkRuntime, version: string, query = ''): void {
  const outdated = createFindOutdated(() => runtime.p, version);

  function retry(handler: 'j' | 'miniCss', fileName: 'u' | 'miniCssF'): void {
    const load = runtime.f[handler];
    // A build without style sheets has no handler for them.
    if (!load) return;
    const plainName = runtime[fileName];
    /** Query strings by chunk that bypass the caches of the browser and the CDN after a failure. */
    const queries = new Map<string, string>();
    const firstQuery = handler === 'j' ? query : '';
    runtime[fileName] = (chunkId) => plainName(chunkId) + (queries.get(chunkId) ?? firstQuery);

    async function settle(
      request: Promise<unknown>,
      chunkId: string,
      [pause, ...pauses]: readonly number[],
    ): Promise<void> {
      try {
        await request;
      } catch (error) {
        queries.set(chunkId, `?${Date.now()}`);
        const { type = '' } = error as { type?: string };
        if (pause === undefined || FINAL_ERRORS.has(type)) {
          throw Object.assign(error as Error, { outdated });
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
        await Promise.all(attempt(chunkId, pauses));
      }
    }

    function attempt(chunkId: string, pauses: readonly number[]): Promise<void>[] {
      const requests: Promise<unknown>[] = [];
      load?.(chunkId, requests);
      return requests.map((request) => settle(request, chunkId, pauses));
    }

    runtime.f[handler] = (chunkId, promises) => promises.push(...attempt(chunkId, PAUSES_MS));
  }

  retry('j', 'u');
  retry('miniCss', 'miniCssF');

  const loadScript = runtime.l;
  runtime.l = (url, done, key, chunkId) => {
    const handleError = (event: ErrorEvent) => {
      if (event.filename === url) event.preventDefault();
    };
    const finish = (event: unknown) => {
      removeEventListener('error', handleError);
      done(event);
    };
    addEventListener('error', handleError);
    try {
      loadScript(url, finish, key, chunkId);
    } catch {
      // The page's Trusted Types forbid the build's policy. Without an event the chunk would stay pending.
      finish({ type: 'refused' });
    }
  };
}
