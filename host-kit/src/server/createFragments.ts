import type { FetchedFragment, Fragment, FragmentName } from './fragment.ts';
import { FragmentStore } from './fragmentStore.ts';
import { fragmentUrl, serviceBase, type FragmentSettings } from './fragmentUrl.ts';
import { loadFragment } from './loadFragment.ts';
import type { FragmentEvent } from './fragmentEvents.ts';
import type { FetchFunction } from './requestFragment.ts';

/** Returns the host's own fragment if the service is unavailable, such as a default file of fascia's build. */
export type FragmentFallback = (
  name: FragmentName,
  settings: FragmentSettings,
) => Fragment | undefined;

/** Options of a single call. */
export interface FetchFragmentOptions {
  /** The fragment to use if the service is unavailable. Overrides the fallback of `createFragments`. */
  fallback?: Fragment | FragmentFallback;
}

export interface FragmentsOptions {
  /** The URL of the fragment service without `/fragments/`, such as `https://shop.example`. May contain a path. */
  origin: string;
  /** Replaces the global `fetch`. */
  fetch?: FetchFunction;
  /** Maximum time in ms that a page waits for the service. Default 1000. */
  timeoutMs?: number;
  /** Time in ms for which a response without `max-age` is fresh. Default 60 000. */
  freshMs?: number;
  /** Maximum number of stored responses, each 10 to 100 kB. Default 200. */
  maxEntries?: number;
  fallback?: FragmentFallback;
  /** Receives responses, failures and rejected settings. */
  onEvent?: (event: FragmentEvent) => void;
}

/** The fragments of one service. */
export interface Fragments {
  /**
   * Returns a fragment for these settings. Always resolves within `timeoutMs`, even if the service is unavailable.
   * `source` states the origin of the fragment. Rejects with a `TypeError` if a setting is not serializable, such as a
   * function.
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

/** `createFragments` with a given store. */
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
 * Creates a client of a fragment service, with its own cache. Create it once, when the server starts.
 *
 * @throws {TypeError} If `origin` is not an http(s) URL.
 */
export function createFragments(options: FragmentsOptions): Fragments {
  return fragmentsIn(new FragmentStore(options.maxEntries ?? DEFAULT_MAX_ENTRIES), options);
}
