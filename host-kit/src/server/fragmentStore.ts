import type { Fragment } from './fragment.ts';
import type { Freshness } from './freshness.ts';

/** An answer of the service that is kept, with its times by the clock (`Date.now()`). */
export interface StoredFragment {
  fragment: Fragment;
  etag: string | null;
  storedAt: number;
  freshUntil: number;
  /** Until when it may be shown while it is renewed. */
  revalidateUntil: number;
  /** Until when it may be shown because the service fails. */
  errorUntil: number;
}

/** A request that is under way. */
export interface Flight {
  /** Resolves with what the service has answered; undefined if it has not. Never rejects. */
  result: Promise<Fragment | undefined>;
  /** What has not settled by then was cancelled with the page that began it. */
  deadline: number;
}

/** A Map that keeps the entries which were used last. */
class LeastRecentlyUsed<Value> {
  readonly #entries = new Map<string, Value>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && this.#entries.size > this.#limit) this.#entries.delete(oldest);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }
}

/** A failing service is asked again after so long. */
export const RETRY_MS = 5_000;
/** Settings that the service refuses are sent again after so long; a new release may know them. */
export const RETRY_REFUSED_MS = 60_000;
/** So many requests in a row without any answer count as a service that is down. */
const DOWN_AFTER = 3;

/** What a server remembers of a fragment service: answers, requests under way, and failures. Of bounded size (SSR-79). */
export class FragmentStore {
  readonly #flights = new Map<string, Flight>();
  readonly #stored: LeastRecentlyUsed<StoredFragment>;
  readonly #retryAt: LeastRecentlyUsed<number>;
  readonly #unanswered: LeastRecentlyUsed<number>;

  readonly #limit: number;

  constructor(maxEntries: number) {
    this.#limit = maxEntries;
    this.#stored = new LeastRecentlyUsed(maxEntries);
    // Apart from the answers, so that addresses which fail do not push out the good ones.
    this.#retryAt = new LeastRecentlyUsed(maxEntries);
    this.#unanswered = new LeastRecentlyUsed(maxEntries);
  }

  stored(url: string): StoredFragment | undefined {
    return this.#stored.get(url);
  }

  keep(url: string, fragment: Fragment, etag: string | null, freshness: Freshness): void {
    if (!freshness.isStorable) return this.#stored.delete(url);
    const storedAt = Date.now();
    const freshUntil = storedAt + freshness.freshMs;
    this.#stored.set(url, {
      fragment,
      etag,
      storedAt,
      freshUntil,
      revalidateUntil: freshUntil + freshness.revalidateMs,
      errorUntil: freshUntil + freshness.errorMs,
    });
  }

  /** The request for an address that is under way. */
  flight(url: string): Flight | undefined {
    const flight = this.#flights.get(url);
    return flight && Date.now() <= flight.deadline ? flight : undefined;
  }

  /** Whether a request for an address was begun and never came to an end. */
  hasAbandonedFlight(url: string): boolean {
    return this.#flights.has(url) && !this.flight(url);
  }

  beginFlight(url: string, flight: Flight): void {
    this.#flights.delete(url);
    for (const [other, { deadline }] of this.#flights) {
      if (this.#flights.size < this.#limit || Date.now() <= deadline) break;
      this.#flights.delete(other);
    }
    this.#flights.set(url, flight);
  }

  endFlight(url: string, flight: Flight): void {
    if (this.#flights.get(url) === flight) this.#flights.delete(url);
  }

  /** When an address that has failed may be asked again; undefined if nothing is wrong with it. */
  retryAt(url: string): number | undefined {
    // Later than any that was noted: the clock has been set back.
    const latest = Date.now() + RETRY_REFUSED_MS;
    const known = [url, new URL(url).origin].flatMap((key) => {
      const time = this.#retryAt.get(key);
      return time === undefined || time > latest ? [] : [time];
    });
    return known.length > 0 ? Math.max(...known) : undefined;
  }

  /** Whoever asks again says so first: the others do not wait for that (SSR-78). */
  postponeRetry(url: string): void {
    const until = Date.now() + RETRY_MS;
    this.#retryAt.set(url, until);
    const { origin } = new URL(url);
    if (this.#retryAt.get(origin) !== undefined) this.#retryAt.set(origin, until);
  }

  recordFailure(url: string, retryMs: number): void {
    this.#retryAt.set(url, Date.now() + retryMs);
  }

  /** No answer at all: after some in a row, no other address of the service is waited for either. */
  recordUnanswered(url: string): void {
    this.recordFailure(url, RETRY_MS);
    const { origin } = new URL(url);
    const count = (this.#unanswered.get(origin) ?? 0) + 1;
    this.#unanswered.set(origin, count);
    if (count >= DOWN_AFTER) this.recordFailure(origin, RETRY_MS);
  }

  /** The service has answered, whatever it said. */
  recordAnswer(url: string): void {
    const { origin } = new URL(url);
    this.#unanswered.delete(origin);
    this.#retryAt.delete(origin);
    this.#retryAt.delete(url);
  }
}
