import { parseFragment, type FetchedFragment, type Fragment } from './fragment.ts';
import { emitterFor, type Emit, type FragmentEvent, type Target } from './fragmentEvents.ts';
import type { FragmentStore } from './fragmentStore.ts';
import { requestFragment, type RequestOutcome, type RequestOptions } from './requestFragment.ts';

export interface LoadOptions extends RequestOptions {
  fallback: () => Fragment | undefined;
  onEvent: ((event: FragmentEvent) => void) | undefined;
}

const NOTHING: FetchedFragment = { html: '', head: '', state: '', version: '', source: 'none' };

/** Returns the host's fallback, or `undefined` if it is missing or invalid. */
function fallbackOf({ fallback }: LoadOptions, emit: Emit): Fragment | undefined {
  let message: string;
  try {
    const given = fallback();
    const fragment = given && parseFragment(given);
    if (typeof fragment !== 'string') return fragment;
    message = `The fallback is invalid: ${fragment}`;
  } catch (error) {
    message = `The fallback throws: ${String(error)}`;
  }
  emit({ type: 'failed', reason: 'host', message, durationMs: 0 });
  return undefined;
}

/** Returns the last good response, otherwise the host's fallback, otherwise an empty fragment (SSR-77). */
function substitute(last: Fragment | undefined, options: LoadOptions, emit: Emit): FetchedFragment {
  if (last) return { ...last, source: 'stale' };
  const fallback = fallbackOf(options, emit);
  return fallback ? { ...fallback, source: 'fallback' } : { ...NOTHING };
}

function report(outcome: RequestOutcome, durationMs: number, emit: Emit): void {
  if (outcome.type === 'refused') emit(outcome);
  else if (outcome.type === 'failed') emit({ ...outcome, durationMs });
  else emit({ type: 'answered', status: 200, durationMs });
}

/**
 * Returns a fragment from the store, the service or the host's fallback. Never rejects.
 *
 * @param problems Problems with the settings. If there are any, the service is not requested.
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
  const last = store.use(url);
  if (last && store.isFresh(url)) return { ...last, source: 'cache' };
  if (!store.mayRequest(url)) return substitute(last, options, emit);
  store.beginRequest(url, options.timeoutMs);
  const startedAt = Date.now();
  const outcome = await requestFragment(url, options);
  const complete = store.endRequest(url, outcome);
  report(outcome, Date.now() - startedAt, emit);
  if (complete) return { ...complete, source: 'stale' };
  if (outcome.type === 'fragment') return { ...outcome.fragment, source: 'service' };
  return substitute(last, options, emit);
}
