import { createBoundedCache, type CacheLimits } from './createBoundedCache.ts';

/** How long a value may be used, in ms since it was made. Each is at least as long as the one before. */
export interface Lifetime {
  /** As it is. */
  freshMs: number;
  /** While a newer one is made in the background. */
  staleMs: number;
  /** If a newer one cannot be had. */
  keptMs: number;
}

/** What an answer came from, as `/metrics` says it. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'coalesced';

/** A value that was made just now. */
export interface Produced<T> {
  value: T;
  lifetime: Lifetime;
  /** It lacks something: an older complete value is preferred to it. */
  isIncomplete?: boolean;
}

/** A caller's part of a lookup. */
export interface Lookup<T> {
  key: string;
  produce(): Promise<Produced<T>>;
  /** Gets what goes on after the answer, for platforms that would otherwise end it. */
  keepAlive?: ((work: Promise<unknown>) => void) | undefined;
}

/** A cache that makes its values itself, one at a time for each key. */
export interface RevalidatingCache<T> {
  /** Rejects only where there is no value that may still be used. */
  get(lookup: Lookup<T>): Promise<{ value: T; state: CacheState }>;
  readonly entries: number;
  readonly bytes: number;
}

interface Options<T> {
  limits: CacheLimits;
  /** How much memory a value takes, in bytes. */
  sizeOf(value: T): number;
  /** How long after a failure nobody tries again, in ms. */
  retryMs: number;
  /** How long others wait for a value that one caller makes, in ms; then they try themselves. */
  joinMs: number;
  now(): number;
}

interface Entry<T> {
  /** Undefined where only a failure is known. */
  produced: Produced<T> | undefined;
  /** When it was made. */
  at: number;
  /** Why the last attempt to make a newer one has failed. */
  error: unknown;
  /** Until when nobody tries again. */
  retryAt: number;
}

interface Flight<T> {
  promise: Promise<T>;
  startedAt: number;
}

/** An error with its stack, roughly. */
const FAILURE_BYTES = 1000;

const tooLate = Symbol('too late');

/** Waits at most `ms` for a promise. */
async function within<T>(promise: Promise<T>, ms: number): Promise<T | typeof tooLate> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<typeof tooLate>((resolve) => {
    timer = setTimeout(() => resolve(tooLate), Math.max(ms, 0));
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A cache with one caller that makes a missing value while the others wait (SSR-37), with stale values while a newer one
 * is made (SSR-38), and with the last good one where that fails (SSR-39). A failure is remembered for a short time, so
 * that not everybody waits for a service that is down (SSR-40).
 */
export function createRevalidatingCache<T>(options: Options<T>): RevalidatingCache<T> {
  const { limits, sizeOf, retryMs, joinMs, now } = options;
  const cache = createBoundedCache<Entry<T>>(limits);
  const flights = new Map<string, Flight<T>>();

  function keep(key: string, entry: Entry<T>): void {
    cache.set(key, entry, entry.produced ? sizeOf(entry.produced.value) : FAILURE_BYTES);
  }

  function usable(key: string): (Entry<T> & { produced: Produced<T> }) | undefined {
    const entry = cache.get(key);
    if (!entry?.produced || now() >= entry.at + entry.produced.lifetime.keptMs) return undefined;
    return { ...entry, produced: entry.produced };
  }

  async function make({ key, produce }: Lookup<T>): Promise<T> {
    try {
      const produced = await produce();
      const last = produced.isIncomplete ? usable(key) : undefined;
      if (last && !last.produced.isIncomplete) {
        keep(key, { ...last, error: undefined, retryAt: now() + retryMs });
        return last.produced.value;
      }
      keep(key, { produced, at: now(), error: undefined, retryAt: 0 });
      return produced.value;
    } catch (error) {
      const last = usable(key);
      const retryAt = now() + retryMs;
      keep(key, { produced: undefined, at: now(), ...last, error, retryAt });
      if (last) return last.produced.value;
      throw error;
    }
  }

  /** Whoever makes a value may be gone: platforms for workers end a request together with all that it has begun. */
  function joinable(key: string): Flight<T> | undefined {
    const flight = flights.get(key);
    return flight && now() < flight.startedAt + joinMs ? flight : undefined;
  }

  function start(lookup: Lookup<T>): Promise<T> {
    const { key } = lookup;
    const flight: Flight<T> = { promise: make(lookup), startedAt: now() };
    flights.set(key, flight);
    const end = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    const done = flight.promise.then(end, end);
    lookup.keepAlive?.(done);
    return flight.promise;
  }

  return {
    async get(lookup) {
      const { key } = lookup;
      const entry = cache.get(key);
      const time = now();
      const isRetryLater = time < (entry?.retryAt ?? 0);
      if (entry?.produced) {
        const { value, lifetime } = entry.produced;
        const age = time - entry.at;
        if (age < lifetime.freshMs) return { value, state: 'hit' };
        if (age < (isRetryLater ? lifetime.keptMs : lifetime.staleMs)) {
          if (!isRetryLater && !joinable(key)) start(lookup).catch(() => undefined);
          return { value, state: 'stale' };
        }
      }
      if (isRetryLater && entry?.error !== undefined) throw entry.error;
      for (let flight = joinable(key); flight; flight = joinable(key)) {
        const value = await within(flight.promise, flight.startedAt + joinMs - now());
        if (value !== tooLate) return { value, state: 'coalesced' };
      }
      return { value: await start(lookup), state: 'miss' };
    },
    get entries() {
      return cache.entries;
    },
    get bytes() {
      return cache.bytes;
    },
  };
}
