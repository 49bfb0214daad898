import type { Fragment } from './fragment.ts';
import { emitHostFailure, type Emit } from './fragmentEvents.ts';
import {
  RETRY_MS,
  RETRY_REFUSED_MS,
  type Flight,
  type FragmentStore,
  type StoredFragment,
} from './fragmentStore.ts';
import { requestFragment, type Answer, type FetchFunction } from './requestFragment.ts';

export interface AskOptions {
  fetch: FetchFunction;
  timeoutMs: number;
  freshMs: number;
  waitUntil: ((promise: Promise<unknown>) => void) | undefined;
}

/** Keeps what the answer says, and gives its fragment. */
function apply(
  store: FragmentStore,
  url: string,
  stored: StoredFragment | undefined,
  answer: Answer,
): Fragment | undefined {
  if (answer.type === 'failed' && (answer.reason === 'timeout' || answer.reason === 'network')) {
    store.recordUnanswered(url);
    return undefined;
  }
  store.recordAnswer(url);
  switch (answer.type) {
    case 'fragment':
      store.keep(url, answer.fragment, answer.etag, answer.freshness);
      return answer.fragment;
    case 'unchanged':
      if (stored) store.keep(url, stored.fragment, stored.etag, answer.freshness);
      return stored?.fragment;
    case 'refused':
      store.recordFailure(url, RETRY_REFUSED_MS);
      return undefined;
    default:
      store.recordFailure(url, RETRY_MS);
      return undefined;
  }
}

function report(answer: Answer, startedAt: number, emit: Emit): void {
  const durationMs = Date.now() - startedAt;
  switch (answer.type) {
    case 'refused':
      return emit(answer);
    case 'failed':
      return emit({ ...answer, durationMs });
    default:
      return emit({ type: 'answered', status: answer.type === 'fragment' ? 200 : 304, durationMs });
  }
}

/**
 * A promise with a time limit of this caller's own: in a worker the request of another page may end with that page, and
 * its promise is never settled.
 */
async function within<Value>(promise: Promise<Value>, limitMs: number): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Asks the service, or joins the request that is under way for the same address (SSR-76). Undefined if it gives no
 * fragment. Never rejects.
 */
export function askService(
  store: FragmentStore,
  url: string,
  { fetch, timeoutMs, freshMs, waitUntil }: AskOptions,
  emit: Emit,
): Promise<Fragment | undefined> {
  const current = store.flight(url);
  if (current) return within(current.result, timeoutMs);
  const startedAt = Date.now();
  const stored = store.stored(url);
  const etag = stored?.etag ?? null;
  const flight: Flight = {
    // Twice the time that it takes at most, because a timer of a busy server may be late.
    deadline: startedAt + 2 * timeoutMs,
    result: requestFragment(url, { fetch, timeoutMs, freshMs, etag }).then((answer) => {
      store.endFlight(url, flight);
      const fragment = apply(store, url, stored, answer);
      report(answer, startedAt, emit);
      return fragment;
    }),
  };
  store.beginFlight(url, flight);
  try {
    // Also while this page waits for it: if its visitor leaves, other pages may have joined.
    waitUntil?.(flight.result);
  } catch (error) {
    emitHostFailure(emit, `waitUntil throws: ${String(error)}`);
  }
  return flight.result;
}
