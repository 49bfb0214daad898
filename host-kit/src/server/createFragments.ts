import type { FetchedFragment, Fragment, FragmentName } from './fragment.ts';
import { FragmentStore } from './fragmentStore.ts';
import { fragmentUrl, serviceBase, type FragmentSettings } from './fragmentUrl.ts';
import { loadFragment } from './loadFragment.ts';
import type { FragmentEvent } from './fragmentEvents.ts';
import type { FetchFunction } from './requestFragment.ts';

/** The host's own fragment for when the service does not answer, such as one of the default files of fascia's build. */
export type FragmentFallback = (
  name: FragmentName,
  settings: FragmentSettings,
) => Fragment | undefined;

/** What may differ from call to call. */
export interface FetchFragmentOptions {
  /** The fragment for when the service does not answer; before that of `createFragments`. */
  fallback?: Fragment | FragmentFallback;
}

export interface FragmentsOptions {
  /** The fragment service: `https://shop.example`, or with the path in front of its `/fragments/`. */
  origin: string;
  /** In place of the global `fetch`. */
  fetch?: FetchFunction;
  /** Maximum time that a page waits for the service, default 1000. */
  timeoutMs?: number;
  /** For how long a response without `max-age` is fresh, default 60 000. */
  freshMs?: number;
  /** Maximum number of stored responses, default 200. Each has 10 to 100 kB. */
  maxEntries?: number;
  fallback?: FragmentFallback;
  /** Receives every response, failure, and refused setting. */
  onEvent?: (event: FragmentEvent) => void;
}

/** The fragments of one service. */
export interface Fragments {
  /**
   * A fragment for these settings. Whatever the service does, there is an answer within `timeoutMs`; `source` says where
   * it comes from. Rejects with a TypeError for settings that are no data, such as functions.
   */
  fetchFragment<Name extends FragmentName>(
    name: Name,
    settings?: FragmentSettings<Name>,
    options?: FetchFragmentOptions,
  ): Promise<FetchedFragment>;
}

const DEFAULT_TIMEOUT_MS = 1_000;
const DEFAULT_FRESH_MS = 60_000;
export const DEFAULT_MAX_ENTRIES = 200;

const globalFetch: FetchFunction = (url, init) => fetch(url, init);

/** `createFragments` with a store that several calls share. */
export function fragmentsIn(store: FragmentStore, options: FragmentsOptions): Fragments {
  const base = serviceBase(options.origin);
  return {
    async fetchFragment(name, settings = {}, call = {}) {
      const { url, problems } = fragmentUrl(base, name, settings);
      const fallback = call.fallback ?? options.fallback;
      return loadFragment(store, { name, url }, problems, {
        fetch: options.fetch ?? globalFetch,
        timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
        freshMs: options.freshMs ?? DEFAULT_FRESH_MS,
        fallback: () => (typeof fallback === 'function' ? fallback(name, settings) : fallback),
        onEvent: options.onEvent,
      });
    },
  };
}

/**
 * The fragments of a service, with a cache of their own; created once, when the server starts. Throws a TypeError if
 * `origin` is no http(s) address.
 */
export function createFragments(options: FragmentsOptions): Fragments {
  return fragmentsIn(new FragmentStore(options.maxEntries ?? DEFAULT_MAX_ENTRIES), options);
}
