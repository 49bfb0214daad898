import type { CartModule } from './cart.ts';
import type { ModuleSettings } from './modules.ts';
import type { RefusalReason } from '../release/releaseError.ts';

/** The modules that a slot can be filled with. */
export type SlotModule = keyof ModuleSettings;

/** What `load` gives, by the name of the exposed module. Modules that are React components need the page's React to fit. */
export interface LoadedModules {
  cart: CartModule;
}

/**
 * What a slot shows:
 * - `waiting`: what the host or its server has put there, while the module is loading,
 * - `filled`: the module,
 * - `absent`: what was there, because the remote has not answered in time; a late module still takes the slot over,
 * - `broken`: what was there again, because the module failed; it stays until the next page load,
 * - `removed`: nothing of fascia any more.
 * The slot has it as its attribute `data-fascia-slot-state`.
 */
export type SlotState = 'waiting' | 'filled' | 'absent' | 'broken' | 'removed';

/** A slot that was given to fascia. */
export interface FilledSlot<Settings> {
  readonly state: SlotState;
  /** Resolves as soon as the slot is `filled`, `absent`, `broken` or `removed` for the first time. Never rejects. */
  readonly settled: Promise<SlotState>;
  /** Merges into the settings in force, also before the module has come. */
  update(settings: Partial<Settings>): void;
  /** Takes the module away, and puts back what was in the slot. */
  remove(): void;
}

/** A connection to a remote: one a page. */
export interface Remote {
  /**
   * Fills a slot with a module. What is in the slot stays until the module can be drawn whole; HTML of the fragment service
   * is hydrated.
   *
   * @param slot An element, or a selector of one.
   */
  fill<Name extends SlotModule>(
    slot: Element | string,
    module: Name,
    settings?: ModuleSettings[Name],
  ): FilledSlot<ModuleSettings[Name]>;
  /**
   * Loads an exposed module without drawing it, such as `cart`. Rejects with a `RemoteError` where it cannot be had within
   * the time-out; the next call tries again.
   */
  load<Name extends keyof LoadedModules>(name: Name): Promise<LoadedModules[Name]>;
  load(name: string): Promise<unknown>;
}

/** React as the host has it, for the remote to use the same. With one of the four missing, the remote brings its own. */
export interface SharedReact {
  react: SharedModule;
  'react-dom': SharedModule;
  'react-dom/client': SharedModule;
  'react/jsx-runtime': SharedModule;
}

/** A module's namespace, as `import * as React from 'react'` gives it, or a function that imports it. */
export type SharedModule = object | (() => object | Promise<object>);

/** A release of the remote, as an operator publishes it. */
export interface Release {
  version: string;
  /** The URL of its entry. */
  entry: string;
  /** `sha384-…` of the entry. */
  integrity?: string;
}

export interface ConnectOptions {
  /** The URL of the remote's entry: `container.js` of its build, or `remoteEntry.js`. */
  entry?: string;
  /** In place of `entry`: releases, the newest first. One whose header twice failed to draw for this visitor is passed over. */
  release?: Release | readonly Release[];
  /** `sha384-…` of the entry: other bytes are refused. */
  integrity?: string;
  /** The host's React. A page with a federation runtime shares its React by that, and needs no `share`. */
  share?: SharedReact;
  /** Maximum time in ms that a slot waits for its module before it counts as absent. Default 3000. */
  timeoutMs?: number;
  /** Hears of everything that operators may want to know. */
  onEvent?: (event: RemoteEvent) => void;
}

/** The options of `connect` for a host that pins the remote's key. */
export interface SignedConnectOptions extends Omit<ConnectOptions, 'release'> {
  /** The key that `npm run release:key` printed, or several while the team changes its key: one valid signature is enough. */
  publicKey: string | readonly string[];
  /**
   * The URL of `releases/current.json`, which names the release to load. A release that is given directly, or an `entry`, needs
   * its `integrity`.
   */
  release?: string | ConnectOptions['release'];
}

/** `window.fasciaHost`, which the scripts `fascia-host.js` and `fascia-host.signed.js` set. */
export interface FasciaHost {
  /** The signed script requires `publicKey`. */
  connect(options: ConnectOptions | SignedConnectOptions): Remote;
  fill: Remote['fill'];
  load: Remote['load'];
  /** Fills the slots that are marked by `data-fascia-slot`, within `root` or in the whole page, unless they are filled. */
  fillSlots(root?: ParentNode): void;
}

declare global {
  /** Missing before the script has run. */
  var fasciaHost: FasciaHost | undefined;
}

/**
 * Why something could not be had. `breaker`: it was not tried in the foreground, because the last page's tries failed.
 * `refused`: no key that the host pins has signed it, or it has expired.
 */
export type FailureReason =
  | 'network'
  | 'timeout'
  | 'content'
  | 'react'
  | 'version'
  | 'breaker'
  | 'refused';

/** Why a module cannot be had, for `load`. */
export class RemoteError extends Error {
  declare readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string) {
    super(message);
    this.name = 'RemoteError';
    this.reason = reason;
  }
}

/**
 * What happened, without anything of the visitor. `release` is the remote's version where it is known, `attempts` how often the
 * entry has been requested.
 */
export type RemoteEvent = { entry: string; release: string | undefined; attempts: number } & (
  | { type: 'loaded'; module: string; durationMs: number }
  | { type: 'filled'; module: string; durationMs: number; isHydrated: boolean; isLate: boolean }
  | { type: 'failed'; module: string; reason: FailureReason; message: string }
  | { type: 'broken'; module: string; message: string }
  | { type: 'breaker'; isOpen: boolean }
  | { type: 'passed-over'; message: string }
  | { type: 'refused'; reason: RefusalReason; message: string }
);
