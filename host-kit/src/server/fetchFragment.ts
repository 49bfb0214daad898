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

/** The stores of responses by origin. */
const stores = new Map<string, FragmentStore>();

/**
 * Returns a fragment for these settings without any setup. All calls with the same `origin` share a cache. Always
 * resolves within `timeoutMs`, even if the service is unavailable. `source` states the origin of the fragment (SSR-70).
 *
 * ```ts
 * const { html, head, state } = await fetchFragment('header', { site: 'AT' }, { origin: 'https://shop.example' });
 * ```
 *
 * Rejects with a `TypeError` if a setting is not serializable, such as a function, or if `origin` is not an http(s)
 * URL.
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
