import type { Breaker } from './breaker.ts';
import { checkVersion, type Container } from './container.ts';
import { createEntry } from './entry.ts';
import { mark, type Events } from './events.ts';
import { RemoteError, type Release, type SharedReact } from './remote.ts';
import { findShareScope } from './shareScope.ts';

/** A try in the background is given up after this time. */
const BACKGROUND_LIMIT_MS = 15_000;

interface LoaderOptions {
  release: Release;
  timeoutMs: number;
  share: SharedReact | undefined;
  events: Events;
  breaker: Breaker;
}

/** What loads the remote's entry and its modules, each once. */
export interface Loader {
  readonly attempts: number;
  /** Resolves when the remote's container is there, however late. */
  readonly arrival: Promise<Container>;
  /** The container. One that could not be had is tried again at the next call: once, quietly, after the first failure. */
  open(): Promise<Container>;
  /** Lets the remote begin the module's reads, where it can before the module is there. */
  begin(name: string, settings: object): Promise<void>;
  /** An exposed module. Rejects with a `RemoteError`; the next call tries again. */
  load(name: string): Promise<object>;
}

/** An error that anything may have thrown. Webpack's tells by its type how a chunk has failed. */
function toRemoteError(error: unknown): RemoteError {
  if (error instanceof RemoteError) return error;
  const { name, type, message = String(error) } = Object(error) as Record<string, string>;
  const ofChunk = type === 'timeout' ? type : 'network';
  return new RemoteError(name === 'ChunkLoadError' ? ofChunk : 'content', message);
}

export function createLoader({ release, timeoutMs, share, events, breaker }: LoaderOptions): Loader {
  const loads = new Map<string, Promise<object>>();
  let opening: Promise<Container> | undefined;
  let isQuiet = breaker.isOpen;

  const entry = createEntry({
    url: release.entry,
    integrity: release.integrity,
    async prepare(container) {
      checkVersion(container.version);
      const scope = await findShareScope(share, () =>
        events.emit({
          type: 'failed',
          module: 'react',
          reason: 'react',
          message: "The page's React is not version 19: the remote brings its own",
          attempts: entry.attempts,
        }),
      );
      await container.init(scope, [], { shareStrategy: 'loaded-first' });
      if (typeof container.version === 'string') events.release = container.version;
      mark('entry');
      return container;
    },
  });

  function open(): Promise<Container> {
    // The last of the first tries may come late: whoever waits for it has a limit of his own.
    const limits = isQuiet ? [] : [timeoutMs / 2, timeoutMs / 4];
    opening ??= entry.load([...limits, BACKGROUND_LIMIT_MS], isQuiet).catch((error: unknown) => {
      opening = undefined;
      isQuiet = true;
      throw error;
    });
    return opening;
  }

  async function request(name: string): Promise<object> {
    const begin = performance.now();
    const container = await open();
    const factory = await container.get(`./${name}`);
    const module = Object(factory()) as { version?: unknown };
    checkVersion(module.version);
    if (typeof module.version === 'string') events.release ??= module.version;
    breaker.succeeded();
    const durationMs = Math.round(performance.now() - begin);
    events.emit({ type: 'loaded', module: name, durationMs, attempts: entry.attempts });
    return module;
  }

  return {
    get attempts() {
      return entry.attempts;
    },
    arrival: entry.arrival,
    open,
    async begin(name, settings) {
      try {
        (await open()).begin?.(name, settings);
      } catch {
        // The module reads by itself.
      }
    },
    load(name) {
      const loading =
        loads.get(name) ??
        request(name).catch((error: unknown) => {
          loads.delete(name);
          throw toRemoteError(error);
        });
      loads.set(name, loading);
      return loading;
    },
  };
}
