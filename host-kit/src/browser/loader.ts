import type { Breaker } from './breaker.ts';
import { readVersion, type Container } from './container.ts';
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
  /** The container. One that could not be had is tried again at the next call: once, after the first failure. */
  open(): Promise<Container>;
  /** An exposed module. Rejects with a `RemoteError`; the next call tries again. */
  load(name: string): Promise<object>;
}

/** An error that anything may have thrown. Webpack's tells by its type how a chunk has failed. */
function toRemoteError(error: unknown): RemoteError {
  if (error instanceof RemoteError) return error;
  const { type } = Object(error) as { type?: unknown };
  const ofChunk = type === 'timeout' ? type : 'network';
  return new RemoteError(type ? ofChunk : 'content', String(error));
}

export function createLoader({ release, timeoutMs, share, events, breaker }: LoaderOptions): Loader {
  const loads = new Map<string, Promise<object>>();
  let opening: Promise<Container> | undefined;
  // The last of the first tries may come late: whoever waits for it has a limit of his own.
  let limitsMs = breaker.isOpen ? [] : [timeoutMs / 2, timeoutMs / 4];

  const loadEntry = createEntry(release, events, async (container) => {
    events.release = readVersion(container) ?? events.release;
    const scope = await findShareScope(share, () =>
      events.fail('react', new RemoteError('react', 'The remote brings a React 19 of its own')),
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

  async function request(name: string): Promise<object> {
    const begin = performance.now();
    try {
      const container = await open();
      const module = Object((await container.get(`./${name}`))());
      events.release = readVersion(module) ?? events.release;
      breaker.note(true);
      events.emit({ type: 'loaded', module: name, durationMs: performance.now() - begin });
      return module;
    } catch (error) {
      loads.delete(name);
      throw toRemoteError(error);
    }
  }

  return {
    open,
    load(name) {
      const loading = loads.get(name) ?? request(name);
      loads.set(name, loading);
      return loading;
    },
  };
}
