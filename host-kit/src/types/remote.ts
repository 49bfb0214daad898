import type { CartModule, ModuleSettings } from './fascia.ts';
import type { RefusalReason } from '../release/releaseError.ts';

/** The modules that can fill a slot. */
export type SlotModule = keyof ModuleSettings;

/** The results of `load` by module name. Modules that are React components require a compatible React in the page. */
export interface LoadedModules {
  cart: CartModule;
}

/**
 * The state of a slot, also available as its attribute `data-fascia-slot-state`:
 * - `waiting`: the module is loading, and the slot shows the host's content.
 * - `filled`: the slot shows the module.
 * - `absent`: the module has not loaded in time, and the slot still shows the host's content. A late module fills it.
 * - `broken`: the module failed, and the host's content was restored. The slot does not change until the next page
 *   load.
 * - `removed`: the module was removed, and the host's content was restored.
 */
export type SlotState = 'waiting' | 'filled' | 'absent' | 'broken' | 'removed';

/** A slot that `fill` returns. */
export interface FilledSlot<Settings> {
  readonly state: SlotState;
  /** Resolves with the first state other than `waiting`. Never rejects. */
  readonly settled: Promise<SlotState>;
  /** Merges into the current settings. Also works before the module has loaded. */
  update(settings: Partial<Settings>): void;
  /** Removes the module and restores the slot's previous content. */
  remove(): void;
}

/** The page's connection to the remote. */
export interface Remote {
  /**
   * Fills a slot with a module. The slot keeps its content until the module is ready to render. HTML from the fragment
   * service is hydrated.
   *
   * @param slot An element, or its CSS selector.
   */
  fill<Name extends SlotModule>(
    slot: Element | string,
    module: Name,
    settings?: ModuleSettings[Name],
  ): FilledSlot<ModuleSettings[Name]>;
  /**
   * Loads an exposed module, such as `cart`, without rendering it. Rejects with a `RemoteError` if the module fails to
   * load within the timeout. The next call retries.
   */
  load<Name extends keyof LoadedModules>(name: Name): Promise<LoadedModules[Name]>;
  load(name: string): Promise<unknown>;
}

/**
 * The host's React, so that the remote can use the same copy. All four are required. Otherwise the remote loads its
 * own.
 */
export interface SharedReact {
  react: SharedModule;
  'react-dom': SharedModule;
  'react-dom/client': SharedModule;
  'react/jsx-runtime': SharedModule;
}

/** A module namespace, as in `import * as React from 'react'`, or a function that imports it. */
export type SharedModule = object | (() => object | Promise<object>);

/** A published release of the remote. */
export interface Release {
  version: string;
  /** The URL of the entry. */
  entry: string;
  /** The entry's hash, `sha384-…`. */
  integrity?: string;
}

export interface ConnectOptions {
  /** The URL of the remote's entry: `container.js` of its build, or `remoteEntry.js`. */
  entry?: string;
  /**
   * Alternative to `entry`: one or more releases, the newest first. Skips a release if its header failed to render on
   * two of the visitor's pages.
   */
  release?: Release | readonly Release[];
  /** The entry's hash, `sha384-…`. The browser rejects an entry with another hash. */
  integrity?: string;
  /** The host's React. Not needed on pages with a federation runtime, which already shares React. */
  share?: SharedReact;
  /** Timeout in ms after which a slot without its module becomes `absent`. Default 3000. */
  timeoutMs?: number;
  /** Receives events for monitoring. */
  onEvent?: (event: RemoteEvent) => void;
}

/** Options of `connect` for a host that pins the remote's public key. */
export interface SignedConnectOptions extends Omit<ConnectOptions, 'release'> {
  /** The key printed by `npm run release:key`, or several during a key rotation. One valid signature is enough. */
  publicKey: string | readonly string[];
  /**
   * The URL of `releases/current.json`, which names the release to load. If you pass a release or an `entry` instead,
   * its `integrity` is required.
   */
  release?: string | ConnectOptions['release'];
}

/** `window.fasciaHost`, which the scripts `fascia-host.js` and `fascia-host.signed.js` set. */
export interface FasciaHost {
  /** The signed script requires `publicKey`. */
  connect(options: ConnectOptions | SignedConnectOptions): Remote;
  fill: Remote['fill'];
  load: Remote['load'];
  /** Fills all unfilled slots with `data-fascia-slot`, within `root` or in the whole page. */
  fillSlots(root?: ParentNode): void;
}

declare global {
  /** `undefined` until the script has run. */
  var fasciaHost: FasciaHost | undefined;
}

/**
 * Why a module failed to load. `breaker`: the page did not wait, because all attempts of the previous page failed.
 * `refused`: the release is not signed by a pinned key, or has expired.
 */
export type FailureReason =
  | 'network'
  | 'timeout'
  | 'content'
  | 'react'
  | 'version'
  | 'breaker'
  | 'refused';

/** The error with which `load` rejects. */
export class RemoteError extends Error {
  declare readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string) {
    super(message);
    this.name = 'RemoteError';
    this.reason = reason;
  }
}

/**
 * A monitoring event. It contains no personal data. `release` is the remote's version if known, and `attempts` is the
 * number of requests for the entry.
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
