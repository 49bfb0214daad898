/** How much a cache may hold. */
export interface CacheLimits {
  entries: number;
  /** Estimated memory of all keys and values. */
  bytes: number;
}

/** A map that never grows beyond its limits. */
export interface BoundedCache<T> {
  /** The value of a key; to ask for it counts as its use. */
  get(key: string): T | undefined;
  /** Keeps a value. One that is larger than the whole cache is not kept. */
  set(key: string, value: T, bytes: number): void;
  delete(key: string): void;
  readonly entries: number;
  readonly bytes: number;
}

interface Item<T> {
  value: T;
  bytes: number;
  /** How often it was asked for since it last survived an eviction, at most `MAX_USES`. */
  uses: number;
}

const MAX_USES = 3;
/** The part of the limits that values get which nobody has asked for again. */
const PROBATION_SHARE = 0.1;
/** What the maps and the objects of an entry take beside its key and value, roughly. */
const ENTRY_BYTES = 200;

/** A number for a key (FNV-1a), so that remembering keys takes the same memory for keys of any length. */
function hash(key: string): number {
  let result = 0x81_1c_9d_c5;
  for (let index = 0; index < key.length; index += 1) {
    result = Math.imul(result ^ key.charCodeAt(index), 0x01_00_01_93);
  }
  return result;
}

/** Entries in the order in which they came, with the sum of their sizes. */
function createQueue<T>() {
  const items = new Map<string, Item<T>>();
  let bytes = 0;
  return {
    get: (key: string) => items.get(key),
    add(key: string, item: Item<T>): void {
      items.set(key, item);
      bytes += item.bytes;
    },
    remove(key: string): void {
      bytes -= items.get(key)?.bytes ?? 0;
      items.delete(key);
    },
    resize(item: Item<T>, newBytes: number): void {
      bytes += newBytes - item.bytes;
      item.bytes = newBytes;
    },
    oldest: () => items.entries().next().value,
    get size() {
      return items.size;
    },
    get bytes() {
      return bytes;
    },
  };
}

/**
 * A cache with limits (S3-FIFO). New values wait in a small queue; those that are asked for again before they reach its
 * end move to the main queue, the others are dropped and only their keys remembered, so that the second request for one
 * leads into the main queue. Values that are asked for once, such as those of made-up query strings, therefore displace
 * one another and never what pages use (SSR-43). A segmented LRU would do that too, but while such a scan lasts it would
 * never learn a page that is asked for more rarely than its probation is long.
 */
export function createBoundedCache<T>(limits: CacheLimits): BoundedCache<T> {
  const probation = createQueue<T>();
  const main = createQueue<T>();
  const dropped = new Set<number>();

  const entries = () => probation.size + main.size;
  const bytes = () => probation.bytes + main.bytes;
  const queueOf = (key: string) => (probation.get(key) ? probation : main);

  function remember(key: string): void {
    dropped.add(hash(key));
    if (dropped.size <= limits.entries) return;
    const oldest = dropped.values().next();
    if (!oldest.done) dropped.delete(oldest.value);
  }

  function evictFromProbation(): void {
    const [key, item] = probation.oldest() ?? [];
    if (key === undefined || !item) return;
    probation.remove(key);
    // The uses are kept, so that in the main queue what is asked for often outlives what was asked for twice.
    if (item.uses > 0) main.add(key, { ...item, uses: item.uses - 1 });
    else remember(key);
  }

  function evictFromMain(): void {
    const [key, item] = main.oldest() ?? [];
    if (key === undefined || !item) return;
    main.remove(key);
    if (item.uses > 0) main.add(key, { ...item, uses: item.uses - 1 });
  }

  function shrink(): void {
    while (entries() > limits.entries || bytes() > limits.bytes) {
      const isProbationFull =
        probation.size > limits.entries * PROBATION_SHARE ||
        probation.bytes > limits.bytes * PROBATION_SHARE;
      if (main.size === 0 || (probation.size > 0 && isProbationFull)) evictFromProbation();
      else evictFromMain();
    }
  }

  return {
    get(key) {
      const item = queueOf(key).get(key);
      if (item) item.uses = Math.min(item.uses + 1, MAX_USES);
      return item?.value;
    },
    set(key, value, valueBytes) {
      const size = valueBytes + 2 * key.length + ENTRY_BYTES;
      const queue = queueOf(key);
      const item = queue.get(key);
      if (size > limits.bytes) {
        queue.remove(key);
      } else if (item) {
        item.value = value;
        queue.resize(item, size);
      } else {
        const isKnown = dropped.delete(hash(key));
        (isKnown ? main : probation).add(key, { value, bytes: size, uses: 0 });
      }
      shrink();
    },
    delete(key) {
      queueOf(key).remove(key);
    },
    get entries() {
      return entries();
    },
    get bytes() {
      return bytes();
    },
  };
}
