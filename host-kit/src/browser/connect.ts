import { createBreaker } from './breaker.ts';
import { createEvents, mark, type Events } from './events.ts';
import { createLoader } from './loader.ts';
import type { ModuleSettings } from './modules.ts';
import { parseOptions } from './options.ts';
import { chooseRelease, countBroken } from './releases.ts';
import {
  RemoteError,
  type ConnectOptions,
  type FilledSlot,
  type LoadedModules,
  type Remote,
  type SlotModule,
} from './remote.ts';
import { fillSlot, type Slot, type SlotHost } from './slot.ts';

/** The page's connection: one for all copies of this package, of the same major version. */
interface Connection extends Remote {
  readonly entries: readonly string[];
  readonly slots: Map<Element, Slot>;
  readonly listen: Events['listen'];
}

const KEY = Symbol.for('fascia.host/1');

/** The page's connection; undefined before `connect`. */
export const pageConnection = (): Connection | undefined =>
  (globalThis as { [KEY]?: Connection })[KEY];

/** What a page would have to hold of elements that it has thrown away. */
function removeForgotten(slots: ReadonlyMap<Element, Slot>, module: string): void {
  for (const [element, slot] of slots) {
    if (slot.module === module && !element.isConnected) slot.remove();
  }
}

/**
 * Connects the page with a remote, and begins to load its entry. Once a page: later calls with the same entry return the
 * first connection, to which they add their listener.
 *
 * @throws TypeError Where an option is missing or wrong, or the page is connected with another remote.
 */
export function connect(options: ConnectOptions): Remote {
  const { releases, share, timeoutMs, onEvent } = parseOptions(options);
  const entries = releases.map(({ entry }) => entry);
  const existing = pageConnection();
  if (existing) {
    if (!existing.entries.some((entry) => entries.includes(entry))) {
      throw new TypeError(`fascia-host: the page is already connected with ${existing.entries[0]}`);
    }
    existing.listen(onEvent);
    return existing;
  }

  const release = chooseRelease(releases);
  const events = createEvents(release.entry);
  events.release = release.version || undefined;
  events.listen(onEvent);
  mark('connect');
  for (const { version } of releases.slice(0, releases.indexOf(release))) {
    events.emit({ type: 'passed-over', message: `The header of ${version} broke on two pages` });
  }
  const breaker = createBreaker(release.entry, events);
  const loader = createLoader({ release, timeoutMs, share, events, breaker });
  const slots = new Map<Element, Slot>();
  let isCounted = false;
  const host: SlotHost = {
    loader,
    events,
    breaker,
    timeoutMs,
    slots,
    onBroken(module) {
      if (module !== 'Header' || !release.version || isCounted) return;
      isCounted = true;
      countBroken(release.version, releases);
    },
  };

  /** Rejects after the time-out, or at once where the last page's tries failed. */
  async function load(name: string): Promise<unknown> {
    const loading = loader.load(name);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<never>((_, reject) => {
      const isOpen = breaker.isOpen;
      const error = new RemoteError(isOpen ? 'breaker' : 'timeout', `${name} has not come in time`);
      timer = setTimeout(() => reject(error), isOpen ? 0 : timeoutMs);
    });
    try {
      return await Promise.race([loading, limit]);
    } catch (error) {
      const { reason, message } = error as RemoteError;
      const { attempts } = loader;
      events.emit({ type: 'failed', module: name, reason, message, attempts });
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  const connection: Connection = {
    entries,
    slots,
    listen: events.listen,
    fill<Name extends SlotModule>(
      slot: Element | string,
      module: Name,
      settings?: ModuleSettings[Name],
    ) {
      // Throws where the selector is wrong: a mistake in the host's code.
      if (typeof slot === 'string') document.querySelector(slot);
      else if (!(slot instanceof Element)) throw new TypeError('fascia-host: the slot is no element');
      removeForgotten(slots, module);
      return fillSlot(host, slot, module, { ...settings }) as FilledSlot<ModuleSettings[Name]>;
    },
    load: load as Remote['load'],
  };
  Object.defineProperty(globalThis, KEY, { value: connection, configurable: true });
  loader.open().catch(() => {}); // Who needs it hears of it.
  return connection;
}

function connected(): Connection {
  const connection = pageConnection();
  if (!connection) throw new TypeError('fascia-host: call connect({ entry }) first');
  return connection;
}

/** `fill` of the page's connection. Throws a TypeError before `connect`. */
export const fill: Remote['fill'] = (slot, module, settings) =>
  connected().fill(slot, module, settings);

/** `load` of the page's connection. Throws a TypeError before `connect`. */
export function load<Name extends keyof LoadedModules>(name: Name): Promise<LoadedModules[Name]>;
export function load(name: string): Promise<unknown>;
export function load(name: string): Promise<unknown> {
  return connected().load(name);
}
