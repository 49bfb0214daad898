import { askService, type AskOptions } from './askService.ts';
import { parseFragment, type FetchedFragment, type Fragment } from './fragment.ts';
import {
  emitHostFailure,
  emitterFor,
  type Emit,
  type FragmentEvent,
  type Target,
} from './fragmentEvents.ts';
import type { FragmentStore, StoredFragment } from './fragmentStore.ts';

export interface LoadOptions extends AskOptions {
  fallback: () => Fragment | undefined;
  onEvent: ((event: FragmentEvent) => void) | undefined;
}

const NOTHING: FetchedFragment = { html: '', head: '', state: '', version: '', source: 'none' };

/** The host's fallback, if it has one for this fragment and it is usable. */
function fallbackOf({ fallback }: LoadOptions, emit: Emit): Fragment | undefined {
  try {
    const given = fallback();
    if (given === undefined) return undefined;
    const fragment = parseFragment(given);
    if (fragment) return fragment;
    emitHostFailure(emit, 'The fallback is no fragment');
  } catch (error) {
    emitHostFailure(emit, `The fallback throws: ${String(error)}`);
  }
  return undefined;
}

/**
 * What is shown while the service gives nothing: the last good answer as long as `stale-if-error` allows, then the host's
 * fallback, and where there is none the last good answer again, for old is better than nothing (SSR-77).
 */
function substitute(
  stored: StoredFragment | undefined,
  options: LoadOptions,
  emit: Emit,
): FetchedFragment {
  if (stored && Date.now() < stored.errorUntil) return { ...stored.fragment, source: 'stale' };
  const fallback = fallbackOf(options, emit);
  if (fallback) return { ...fallback, source: 'fallback' };
  return stored ? { ...stored.fragment, source: 'stale' } : { ...NOTHING };
}

/**
 * A fragment from the store, the service, or the host's fallback. Never rejects. A page waits only for an address that
 * nothing is known of, or whose answer is too old to be shown.
 *
 * @param problems What in the settings no address can say; then the service is not asked.
 */
export async function loadFragment(
  store: FragmentStore,
  target: Target,
  problems: readonly string[],
  options: LoadOptions,
): Promise<FetchedFragment> {
  const { url } = target;
  const emit = emitterFor(target, options.onEvent);
  if (problems.length > 0) {
    emit({ type: 'refused', problems });
    return substitute(undefined, options, emit);
  }
  const now = Date.now();
  const stored = store.stored(url);
  // A clock that was set back keeps nothing fresh.
  const isTimed = stored !== undefined && now >= stored.storedAt;
  if (isTimed && now < stored.freshUntil) return { ...stored.fragment, source: 'cache' };

  const retryAt = store.retryAt(url);
  const mayAsk = retryAt === undefined || now >= retryAt;
  // A request in the background that was cancelled with its page shows that there is no background here.
  const hasBackground = !store.hasAbandonedFlight(url);
  const inBackground = (shown: FetchedFragment) => {
    if (mayAsk && !store.flight(url)) void askService(store, url, options, emit);
    return shown;
  };

  if (isTimed && now < stored.revalidateUntil && hasBackground) {
    return inBackground({ ...stored.fragment, source: 'stale' });
  }
  if (retryAt !== undefined) {
    const shown = substitute(stored, options, emit);
    if (!mayAsk) return shown;
    store.postponeRetry(url);
    if (shown.source !== 'none' && hasBackground) return inBackground(shown);
  }
  const fragment = await askService(store, url, options, emit);
  return fragment ? { ...fragment, source: 'service' } : substitute(stored, options, emit);
}
