import {
  DEFAULT_MAX_ENTRIES,
  fragmentsIn,
  type FetchFragmentOptions,
  type FragmentsOptions,
} from './createFragments.ts';
import type { FetchedFragment, FragmentName } from './fragment.ts';
import { FragmentStore } from './fragmentStore.ts';
import type { FragmentSettings } from './fragmentUrl.ts';

export type FetchOneFragmentOptions = Omit<FragmentsOptions, 'maxEntries' | 'fallback'> &
  FetchFragmentOptions;

/** By origin. */
const stores = new Map<string, FragmentStore>();

/**
 * A fragment for these settings, without anything to set up: all calls of a server share one cache, by address. Whatever
 * the service does, there is an answer within `timeoutMs`; `source` says where it comes from (SSR-70).
 *
 * ```ts
 * const { html, head, state } = await fetchFragment('header', { site: 'AT' }, { origin: 'https://shop.example' });
 * ```
 *
 * Rejects with a TypeError for what is wrong in the code that calls it: settings that are no data, such as functions, and
 * an origin that is no http(s) address.
 */
export async function fetchFragment<Name extends FragmentName>(
  name: Name,
  settings: FragmentSettings<Name>,
  options: FetchOneFragmentOptions,
): Promise<FetchedFragment> {
  const { fallback, ...rest } = options;
  const store = stores.get(options.origin) ?? new FragmentStore(DEFAULT_MAX_ENTRIES);
  stores.set(options.origin, store);
  return fragmentsIn(store, rest).fetchFragment(name, settings, { fallback });
}
