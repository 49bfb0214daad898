import type { Fragment } from './fragment.ts';
import type { RequestOutcome } from './requestFragment.ts';

/** A period without requests. */
interface Pause {
  since: number;
  ms: number;
}

/** The state of a URL. */
interface Entry extends Pause {
  /** The last good response. */
  fragment: Fragment | undefined;
  /** Whether the fragment lacks data of a service that failed. */
  isIncomplete: boolean;
  /** Whether the fragment is fresh during the pause. Otherwise the last request failed or is pending. */
  isFresh: boolean;
}

/**
 * Does not use `performance.now()`, which stops while a serverless function is frozen. Setting the clock back ends a
 * pause.
 */
function isPaused(pause: Pause | undefined): boolean {
  const age = pause ? Date.now() - pause.since : -1;
  return age >= 0 && age < (pause?.ms ?? 0);
}

/** Minimum time between two requests if the service fails. */
const RETRY_MS = 5_000;
/** Minimum time between two requests with settings that the service rejects. A new release may accept them. */
const RETRY_REFUSED_MS = 60_000;
/** Number of consecutive requests without a response after which the service counts as down. */
const DOWN_AFTER = 3;

/**
 * Stores the last good responses of a fragment service, up to a maximum, and decides when to request again (SSR-75).
 */
export class FragmentStore {
  readonly #entries = new Map<string, Entry>();
  readonly #maxEntries: number;
  #unanswered = 0;
  #down: Pause | undefined;

  constructor(maxEntries: number) {
    this.#maxEntries = maxEntries;
  }

  #set(url: string, entry: Entry): void {
    this.#entries.delete(url);
    this.#entries.set(url, entry);
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && this.#entries.size > this.#maxEntries) this.#entries.delete(oldest);
  }

  /** Returns the last good response and marks it as recently used. */
  use(url: string): Fragment | undefined {
    const entry = this.#entries.get(url);
    if (entry) this.#set(url, entry);
    return entry?.fragment;
  }

  isFresh(url: string): boolean {
    const entry = this.#entries.get(url);
    return entry !== undefined && entry.isFresh && isPaused(entry);
  }

  mayRequest(url: string): boolean {
    return !isPaused(this.#entries.get(url)) && !isPaused(this.#down);
  }

  /**
   * Marks a request as pending, so that other pages do not request the same known URL, or check a service that is down,
   * at the same time (SSR-76).
   */
  beginRequest(url: string, timeoutMs: number): void {
    const pause = { since: Date.now(), ms: timeoutMs };
    const entry = this.#entries.get(url);
    if (entry) this.#set(url, { ...entry, ...pause, isFresh: false });
    if (this.#down) this.#down = pause;
  }

  /**
   * Stores the outcome of a request. An incomplete fragment does not replace a complete one of the same release, which is
   * returned instead (SSR-155).
   */
  endRequest(url: string, outcome: RequestOutcome): Fragment | undefined {
    const since = Date.now();
    const { fragment, isIncomplete = false } = this.#entries.get(url) ?? {};
    const last = { fragment, isIncomplete, isFresh: false, since };
    const isUnanswered =
      outcome.type === 'failed' && (outcome.reason === 'timeout' || outcome.reason === 'network');
    this.#unanswered = isUnanswered ? this.#unanswered + 1 : 0;
    this.#down = this.#unanswered >= DOWN_AFTER ? { since, ms: RETRY_MS } : undefined;
    if (outcome.type !== 'fragment') {
      this.#set(url, { ...last, ms: outcome.type === 'refused' ? RETRY_REFUSED_MS : RETRY_MS });
      return undefined;
    }
    const { freshMs: ms, ...next } = outcome;
    if (next.isIncomplete && !isIncomplete && fragment?.version === next.fragment.version) {
      this.#set(url, { ...last, ms: ms ?? RETRY_MS });
      return fragment;
    }
    if (ms === undefined) this.#entries.delete(url);
    else this.#set(url, { ...next, isFresh: true, since, ms });
    return undefined;
  }
}
