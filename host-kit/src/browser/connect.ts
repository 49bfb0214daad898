import { withTimeout } from '../async/withTimeout.ts';
import { breakerOpen, timedOut } from './errors.ts';
import { createEvents, mark, type Events } from './events.ts';
import { createLoader } from './loader.ts';
import { parseOptions, type ParsedOptions } from './options.ts';
import { chooseRelease, countBroken } from './brokenReleases.ts';
import type { ConnectOptions, FilledSlot, Remote, RemoteError } from '../types/remote.ts';
import { fillSlot, type Slot } from './slot.ts';

/** The page's connection. All copies of this package with the same major version share it. */
interface Connection extends Remote {
  readonly entry: string;
  /** The pinned hash of the entry. Empty if the host pins no hash, or a key instead. */
  readonly integrity: string | undefined;
  readonly slots: Map<Element, Slot>;
  readonly listeners: Events['listeners'];
}

const KEY = Symbol.for('fascia.host/1');
const page = globalThis as { [KEY]?: Connection };

/** The page's connection, or `undefined` before `connect`. */
export const pageConnection = (): Connection | undefined => page[KEY];

/**
 * Connects the page to a remote and starts to load its entry. A page has one connection: later calls with the same
 * entry return it and add their listener.
 *
 * @throws {TypeError} If an option is missing or invalid, or if the page is already connected to another entry or with
 *   another `integrity`. A call without `integrity` also returns a connection that has one.
 */
export const connect = (options: ConnectOptions): Remote => connectWith(parseOptions(options));

/** `connect` with checked options. */
export function connectWith({ releases, share, timeoutMs, onEvent }: ParsedOptions): Remote {
  const existing = page[KEY];
  if (existing) {
    const same = releases.find(({ entry }) => entry === existing.entry);
    const isPinned = !same?.integrity || same.integrity === existing.integrity;
    if (!same || !isPinned) {
      const reason = same ? ' without this integrity' : '';
      throw new TypeError(`fascia-host: connected with ${existing.entry}${reason}`);
    }
    existing.listeners.add(onEvent);
    return existing;
  }

  const release = chooseRelease(releases);
  const events = createEvents(release);
  const { listeners } = events;
  listeners.add(onEvent);
  mark('connect');
  if (release !== releases[0]) {
    events.emit({ type: 'passed-over', message: 'It broke' });
  }
  const loader = createLoader(release, timeoutMs, share, events);
  const slots = new Map<Element, Slot>();
  let counted: string | undefined;
  function onBroken(module: string): void {
    if (module === 'Header') counted ??= countBroken(release.version);
  }
  const host = { loader, events, timeoutMs, slots, onBroken };

  const connection: Connection = {
    entry: release.entry,
    integrity: release.integrity,
    slots,
    listeners,
    fill(slot: Element | string, module: string, settings?: object) {
      // Throws for an invalid selector, which is a mistake in the host's code.
      if (!(slot instanceof Element)) document.querySelector(slot);
      // Otherwise the map would keep elements in memory that the page has removed.
      for (const [element, filled] of slots) {
        if (filled.module === module && !element.isConnected) filled.remove();
      }
      return fillSlot(host, slot, module, { ...settings }) as FilledSlot<unknown>;
    },
    /** Rejects after the timeout, or at once if the circuit breaker is open. */
    async load(name: string) {
      const loading = loader.load(name);
      try {
        if (events.isDown) throw breakerOpen();
        return await withTimeout(timeoutMs, () => loading, timedOut(name, timeoutMs));
      } catch (error) {
        loading.catch(() => {}); // Loading continues in the background.
        events.fail(name, error as RemoteError);
        throw error;
      }
    },
  };
  page[KEY] = connection;
  // Turbo Drive stores a copy of the page's elements, without the modules that render them.
  document.addEventListener('turbo:before-cache', () => {
    for (const [element, filled] of slots) {
      if (!element.closest('[data-turbo-permanent]')) filled.remove();
    }
  });
  loader.open().catch(() => {}); // `fill` and `load` report the error.
  return connection;
}

function connected(): Connection {
  const connection = page[KEY];
  if (!connection) throw new TypeError('fascia-host: connect first');
  return connection;
}

/** @throws {TypeError} Before `connect`. */
export const fill: Remote['fill'] = (...given) => connected().fill(...given);

/** @throws {TypeError} Before `connect`. */
export const load: Remote['load'] = (name: string) => connected().load(name);
