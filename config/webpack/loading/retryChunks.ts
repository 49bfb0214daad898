/** What the plug-in uses of webpack's runtime. */
export interface ChunkRuntime {
  /** What loads a chunk's files: `j` its script, `miniCss` its style sheet. Each adds a promise if there is something to load. */
  f: Record<string, (chunkId: string, promises: Promise<unknown>[]) => void>;
  /** Loads a script, and calls `done` with its `load`, `error` or `timeout`. */
  l(url: string, done: (event: unknown) => void, key?: string, chunkId?: string): void;
  /** The name of a chunk's script. */
  u(chunkId: string): string;
  /** The name of a chunk's style sheet. */
  miniCssF(chunkId: string): string;
}

/**
 * Makes webpack's runtime ask again for scripts and style sheets that fail (HK-100), and keeps the errors of a broken
 * script out of the host's page (HK-104). It runs in browsers: the build writes this function's text into the runtime, so
 * it refers to nothing outside itself.
 *
 * @param pausesMs Before each further try.
 */
export function retryChunks(runtime: ChunkRuntime, pausesMs: readonly number[]): void {
  /** @param kind What loads the files, of which `fileOf` is the name. */
  const retry = (kind: 'j' | 'miniCss', fileOf: 'u' | 'miniCssF') => {
    const load = runtime.f[kind];
    const plainFile = runtime[fileOf];
    // A build without style sheets.
    if (!load) return;
    /** Of files that have failed. No cache knows it: neither the browser's of an earlier page nor a CDN's. */
    const queries: Record<string, string> = {};
    runtime[fileOf] = (chunkId) => plainFile(chunkId) + (queries[chunkId] || '');

    const attempt = (chunkId: string, pauses: readonly number[]): Promise<unknown>[] => {
      const promises: Promise<unknown>[] = [];
      load(chunkId, promises);
      return promises.map((promise) =>
        promise.catch(async (error: { type?: string }) => {
          queries[chunkId] = `?${Date.now()}`;
          const [pause, ...rest] = pauses;
          if (pause === undefined || error.type === 'timeout') throw error;
          await new Promise((resolve) => setTimeout(resolve, pause));
          await Promise.all(attempt(chunkId, rest));
        }),
      );
    };
    runtime.f[kind] = (chunkId, promises) => promises.push(...attempt(chunkId, pausesMs));
  };
  retry('j', 'u');
  retry('miniCss', 'miniCssF');

  const loadScript = runtime.l;
  runtime.l = (url, done, key, chunkId) => {
    const hideOwn = (event: ErrorEvent) => {
      if (event.filename !== url) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('error', hideOwn, true);
    loadScript(
      url,
      (event) => {
        removeEventListener('error', hideOwn, true);
        done(event);
      },
      key,
      chunkId,
    );
  };
}
