import { createFindOutdated } from './outdatedRelease.ts';

/** The parts of webpack's runtime that load chunks. */
export interface ChunkRuntime {
  /** The URL of the folder with the remote's files. */
  p: string;
  /** Loads a chunk's files: `j` its script, `miniCss` its style sheet. Each adds a promise if it has to load a file. */
  f: Record<string, (chunkId: string, promises: Promise<unknown>[]) => void>;
  /** Loads a script and calls `done` with its `load`, `error` or `timeout` event. */
  l(url: string, done: (event: unknown) => void, key?: string, chunkId?: string): void;
  /** Returns the name of a chunk's script. */
  u(chunkId: string): string;
  /** Returns the name of a chunk's style sheet. */
  miniCssF(chunkId: string): string;
}

/**
 * Pauses before the second and the third attempt, in ms. If each response takes at most 0.3 s, all attempts end before a
 * click that waits for code gives up (2.5 s) and before a host does (3 s).
 */
const PAUSES_MS = [300, 1200];

/** Error types for which another attempt would take as long, or would be refused again. */
const FINAL_ERRORS = new Set(['timeout', 'refused', 'unlisted']);

/**
 * Makes webpack's runtime retry scripts and style sheets that fail (HK-100), and keeps errors of a broken script from being
 * uncaught errors of the host's page (HK-104). When all attempts have failed, the error has the function `outdated`
 * (`FindOutdated`).
 *
 * @param version The release of this code.
 */
export function retryChunks(runtime: ChunkRuntime, version: string): void {
  const outdated = createFindOutdated(() => runtime.p, version);

  function retry(handler: 'j' | 'miniCss', fileName: 'u' | 'miniCssF'): void {
    const load = runtime.f[handler];
    // A build without style sheets has no handler for them.
    if (!load) return;
    const plainName = runtime[fileName];
    /** Queries of files that failed, so that no cache of a CDN or the browser answers with the failed file. */
    const queries = new Map<string, string>();
    runtime[fileName] = (chunkId) => plainName(chunkId) + (queries.get(chunkId) ?? '');

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
      // The page's Trusted Types forbid the policy of the build. Without an event the chunk would stay pending.
      finish({ type: 'refused' });
    }
  };
}
