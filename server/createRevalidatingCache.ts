import { LRUCache } from 'lru-cache';
import { BusyError } from './upstream/createSemaphore.ts';
import { withTimeout } from '../src/foundation/async/timeout.ts';

/** Maximum size of a cache. The least recently used entries are evicted. */
export interface CacheLimits {
  entries: number;
  /** Estimated memory of all keys and values. */
  bytes: number;
}

/**
 * Times in ms for which a value may be used, measured from its production. Each is at least as long as the previous
 * one.
 */
export interface Lifetime {
  /** Time in which the value is used as it is. */
  freshMs: number;
  /** Time in which the value is used while a new one is produced in the background. */
  staleMs: number;
  /** Time in which the value is used if producing a new one fails. */
  keptMs: number;
}

/** Result of a lookup, as `/metrics` reports it. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'coalesced';

export interface Produced<T> {
  value: T;
  lifetime: Lifetime;
  /** The value lacks data, so it must not replace a complete one. */
  isIncomplete?: boolean;
}

interface Lookup<T> {
  key: string;
  produce(): Promise<Produced<T>>;
  /** Receives work that may outlast the response, for platforms that would otherwise cancel it. */
  keepAlive?: ((work: Promise<unknown>) => void) | undefined;
}

interface Found<T> {
  value: T;
  /** Time since production in ms. */
  ageMs: number;
  state: CacheState;
}

/** A cache that produces missing and stale values. */
export interface RevalidatingCache<T> {
  /** Rejects if producing the value fails and there is no usable earlier one. */
  get(lookup: Lookup<T>): Promise<Found<T>>;
  readonly entries: number;
  readonly bytes: number;
}

interface Options<T> {
  limits: CacheLimits;
  /** Memory of a value, in bytes. */
  sizeOf(value: T): number;
  /** Minimum time between two attempts if the first one fails, in ms. */
  retryMs: number;
  /** Maximum time that a lookup waits for a value that another lookup is producing, in ms. */
  joinMs: number;
  now(): number;
}

/** A value with the error of the last attempt to replace it, or only an error. */
type Entry<T> = (Produced<T> & { producedAt: number; error?: unknown }) | { error: unknown };

/** Estimated memory of an entry besides its key and value, or of an error with its stack, in bytes. */
const ENTRY_BYTES = 500;

/**
 * Creates an LRU cache that produces each value once for concurrent lookups (SSR-37), returns stale values while it
 * produces new ones, and keeps the last complete value if that fails (SSR-38). It also caches failures for
 * `retryMs` (SSR-37), except a `BusyError`, after which the next lookup tries again (SSR-150).
 */
export function createRevalidatingCache<T>(options: Options<T>): RevalidatingCache<T> {
  const { limits, sizeOf, retryMs, joinMs, now } = options;
  /** Start times of the values in production. */
  const startedAt = new Map<string, number>();

  async function produceEntry(
    { produce }: Lookup<T>,
    last?: Entry<T>,
  ): Promise<[Entry<T>, number]> {
    const usable = () =>
      last && 'value' in last && now() < last.producedAt + last.lifetime.keptMs ? last : undefined;
    try {
      const produced = await produce();
      const complete = produced.isIncomplete ? usable() : undefined;
      if (complete && !complete.isIncomplete) {
        const keptMs = complete.producedAt + complete.lifetime.keptMs - now();
        return [complete, Math.min(retryMs, keptMs)];
      }
      return [{ ...produced, producedAt: now() }, produced.lifetime.freshMs];
    } catch (error) {
      // Throws, because the cache does not store rejections.
      if (error instanceof BusyError && !usable()) throw error;
      // Returns the error as a value. With `allowStaleOnFetchRejection`, each lookup would retry instead.
      return [{ ...usable(), error }, retryMs];
    }
  }

  const cache = new LRUCache<string, Entry<T>, Lookup<T>>({
    max: limits.entries,
    maxSize: limits.bytes,
    sizeCalculation: (entry, key) =>
      ENTRY_BYTES + 2 * key.length + ('value' in entry ? sizeOf(entry.value) : 0),
    perf: { now },
    // Otherwise the cache's clock stops if a worker cancels the timer that advances it.
    ttlResolution: 0,
    // Lookups wait for a value in production even if its key is evicted.
    ignoreFetchAbort: true,
    fetchMethod(key, last, { options: entryOptions, context }) {
      const start = now();
      startedAt.set(key, start);
      const work = produceEntry(context, last)
        .finally(() => {
          if (startedAt.get(key) === start) startedAt.delete(key);
        })
        .then(([entry, ttl]) => {
          // 0 would mean no expiry.
          entryOptions.ttl = Math.max(ttl, 1);
          return entry;
        });
      context.keepAlive?.(work.catch(() => {}));
      return work;
    },
  });

  /**
   * When a worker's request is cancelled, the platform also stops the work that the request started. A value in
   * production would then never settle.
   */
  function deleteAbandoned(key: string): void {
    const start = startedAt.get(key);
    if (start === undefined || now() < start + joinMs) return;
    startedAt.delete(key);
    cache.delete(key);
  }

  async function get(lookup: Lookup<T>): Promise<Found<T>> {
    const { key } = lookup;
    deleteAbandoned(key);
    const known = cache.peek(key, { allowStale: true });
    const allowStale =
      known !== undefined && 'value' in known && now() < known.producedAt + known.lifetime.staleMs;
    const status: LRUCache.Status<string, Entry<T>, Lookup<T>> = {};
    const found = cache.fetch(key, { context: lookup, allowStale, status });
    const isCached = status.fetch === 'hit' || status.returnedStale === true;
    const isJoined = status.fetch === 'inflight' && !isCached;
    const start = startedAt.get(key) ?? now();
    const pending = isJoined
      ? withTimeout(found, start + joinMs - now()).catch(() => undefined)
      : found;
    const entry = await pending;
    if (!entry) return get(lookup);
    if (!('value' in entry)) throw entry.error;
    const { value, producedAt, lifetime } = entry;
    const ageMs = now() - producedAt;
    if ('error' in entry && ageMs >= lifetime.keptMs) throw entry.error;
    if (isCached) return { value, ageMs, state: ageMs < lifetime.freshMs ? 'hit' : 'stale' };
    return { value, ageMs, state: isJoined ? 'coalesced' : 'miss' };
  }

  return {
    get,
    get entries() {
      return cache.size;
    },
    get bytes() {
      return cache.calculatedSize;
    },
  };
}
