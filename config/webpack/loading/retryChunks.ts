/** What the plug-in uses of webpack's runtime. */
export interface ChunkRuntime {
  /** The address of the folder with the remote's files. */
  p: string;
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
 * What the error of a chunk that is lost for good has: for how the failure is reported, whether another release is current than
 * the one of this code, so that the file is gone, and not only lost on a bad line (REL-100). Undefined where it is not known to
 * be so. Asks the remote, but not any more once it is known. Never rejects.
 *
 * @param part The operation that the failure would have named.
 */
export type Outdated = (
  part: string,
) => Promise<{ operation: 'outdated'; message: string } | undefined>;

/**
 * Makes webpack's runtime ask again for scripts and style sheets that fail (HK-100), and catches the errors of a broken
 * script in the host's page (HK-104). It runs in browsers: the build writes this function's text into the runtime, so
 * it refers to nothing outside itself.
 *
 * @param pausesMs Before each further try.
 * @param build What the release's version ends with.
 */
export function retryChunks(
  runtime: ChunkRuntime,
  pausesMs: readonly number[],
  build: string,
): void {
  let asking: Promise<boolean | void> | undefined;
  const outdated: Outdated = async (part) => {
    asking ??= fetch(`${runtime.p}releases/current.json`, {
      // A click that waits for code waits for the answer too.
      signal: AbortSignal.timeout(1000),
    })
      .then((response) => response.ok && response.json())
      // It throws where there is no text.
      .then((pointer) => !pointer.version.endsWith(build))
      .catch(() => {});
    if (await asking) return { operation: 'outdated', message: part };
    asking = undefined;
    return undefined;
  };

  /** @param kind What loads the files, of which `fileOf` is the name. */
  const retry = (kind: 'j' | 'miniCss', fileOf: 'u' | 'miniCssF') => {
    const load = runtime.f[kind];
    const plainFile = runtime[fileOf];
    // A build without style sheets.
    if (!load) return;
    /** Of files that have failed: with its query no cache knows a file, neither a CDN's nor the browser's. */
    const queries: Record<string, string> = {};
    runtime[fileOf] = (chunkId) => plainFile(chunkId) + (queries[chunkId] || '');

    const attempt = (chunkId: string, pauses: readonly number[]): Promise<unknown>[] => {
      const promises: Promise<unknown>[] = [];
      load(chunkId, promises);
      return promises.map((promise) =>
        promise.catch(async (error: { type?: string }) => {
          queries[chunkId] = `?${Date.now()}`;
          const [pause, ...rest] = pauses;
          // The next try would wait as long, or be refused as well.
          if (pause === undefined || /timeout|refused|unlisted/.test(error.type ?? '')) {
            throw Object.assign(error, { outdated });
          }
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
    const catchOwn = (event: ErrorEvent) => {
      if (event.filename === url) event.preventDefault();
    };
    const end = (event: unknown) => {
      removeEventListener('error', catchOwn);
      done(event);
    };
    addEventListener('error', catchOwn);
    try {
      loadScript(url, end, key, chunkId);
    } catch {
      // A page with Trusted Types that forbids the policy of the build. Thrown, it would leave the chunk pending for good.
      end({ type: 'refused' });
    }
  };
}
