import { noteVersion, type Container } from './container.ts';
import { createEntry } from './entry.ts';
import { mark, type Events } from './events.ts';
import { RemoteError, type SharedReact } from '../types/remote.ts';
import type { PageRelease } from './options.ts';
import { findShareScope } from './shareScope.ts';

/** Limit for an attempt in the background. */
const BACKGROUND_LIMIT_MS = 15_000;

/** Loads the remote's entry and its modules, each once. */
export interface Loader {
  /** Loads the container. The next call after a failure makes a single new attempt. */
  open(): Promise<Container>;
  /**
   * Loads an exposed module. Rejects with a `RemoteError`. The next call after a failure retries.
   *
   * @param settings The settings of a module that will be rendered. The remote uses them to prefetch data.
   */
  load(name: string, settings?: object): Promise<object>;
}

/** Converts any error. Webpack's `ChunkLoadError` has a `type`. */
const toRemoteError = (error: unknown): RemoteError =>
  error instanceof RemoteError
    ? error
    : new RemoteError(Object(error).type ? 'network' : 'content', String(error));

export function createLoader(
  release: PageRelease,
  timeoutMs: number,
  share: SharedReact | undefined,
  events: Events,
): Loader {
  const loads = new Map<string, Promise<object>>();
  let opening: Promise<Container> | undefined;
  // Limits of the first attempts. The last attempt has the background limit. It may exceed the timeout, because slots
  // and `load` apply the timeout themselves.
  let limitsMs = events.isDown ? [] : [timeoutMs / 2, timeoutMs / 4];

  const loadEntry = createEntry(release, events, async (container) => {
    noteVersion(container, events);
    const scope = await findShareScope(share, timeoutMs, () =>
      events.fail('react', { reason: 'react', message: 'No React 19' }),
    );
    await container.init(scope, [], { shareStrategy: 'loaded-first' });
    mark('entry');
  });

  async function open(): Promise<Container> {
    opening ??= loadEntry([...limitsMs, BACKGROUND_LIMIT_MS]);
    try {
      return await opening;
    } catch (error) {
      opening = undefined;
      limitsMs = [];
      throw error;
    }
  }

  async function request(name: string, settings?: object): Promise<object> {
    const begin = performance.now();
    try {
      const container = await open();
      if (settings) container.begin?.(name, settings);
      const module = Object((await container.get(`./${name}`))());
      noteVersion(module, events);
      events.note(true);
      events.emit({ type: 'loaded', module: name, durationMs: performance.now() - begin });
      return module;
    } catch (error) {
      loads.delete(name);
      throw toRemoteError(error);
    }
  }

  return {
    open,
    load(name, settings) {
      const loading = loads.get(name) ?? request(name, settings);
      loads.set(name, loading);
      return loading;
    },
  };
}
