import type { ComponentType } from 'react';
import { report } from '../../foundation/browser/report.ts';

/** The module of a door. */
interface DoorModule<Settings> {
  default: ComponentType<Settings>;
  prepare(settings: Settings): Promise<void>;
}

/** A door whose code comes when it is wanted, so that a page without it does not pay for it. */
export interface LazyModule<Settings> {
  /** The door's component, undefined until it has arrived. */
  get(): ComponentType<Settings> | undefined;
  /** Loads the code once; a failure is reported, and the next call tries again. Never rejects. */
  load(): Promise<void>;
  /** Loads the code, and then all that its first drawing needs. Never rejects. */
  prepare(settings: Settings): Promise<void>;
  /** Calls the listener when the code has arrived; returns the end of it. */
  subscribe(listener: () => void): () => void;
}

/**
 * @param owner The door that wants it, for the report.
 * @param name The door that is wanted.
 * @param fetchModule Imports it; may reject.
 */
export function lazyModule<Settings>(
  owner: string,
  name: string,
  fetchModule: () => Promise<DoorModule<Settings>>,
): LazyModule<Settings> {
  let module: DoorModule<Settings> | undefined;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  async function bring(): Promise<void> {
    try {
      module = await fetchModule();
      for (const listener of listeners) listener();
    } catch {
      loading = undefined;
      report({ module: owner, operation: name, message: 'The door could not be loaded' });
    }
  }

  const load = () => (loading ??= bring());
  return {
    get: () => module?.default,
    load,
    async prepare(settings) {
      await load();
      await module?.prepare(settings);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
