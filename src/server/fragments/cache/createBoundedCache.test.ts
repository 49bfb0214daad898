/** @jest-environment node */
import * as fc from 'fast-check';
import { createBoundedCache } from './createBoundedCache.ts';

const keys = fc.integer({ min: 0, max: 30 }).map((number) => `key ${number}`);
const sizes = fc.integer({ min: 0, max: 4000 });
const operations = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('get' as const), key: keys }),
    fc.record({ kind: fc.constant('set' as const), key: keys, size: sizes }),
    fc.record({ kind: fc.constant('delete' as const), key: keys }),
  ),
  { maxLength: 200 },
);
const anyLimits = fc.record({
  entries: fc.integer({ min: 1, max: 20 }),
  bytes: fc.integer({ min: 1, max: 20_000 }),
});

// SSR-42
test('it never holds more than its limits, and what it holds is what was last kept', () => {
  fc.assert(
    fc.property(anyLimits, operations, (limits, list) => {
      const cache = createBoundedCache<number>(limits);
      const last = new Map<string, number>();
      for (const [index, operation] of list.entries()) {
        const { kind, key } = operation;
        if (kind === 'set') {
          cache.set(key, index, operation.size);
          last.set(key, index);
        } else if (kind === 'delete') {
          cache.delete(key);
          last.delete(key);
        }
        expect([undefined, last.get(key)]).toContain(kind === 'get' ? cache.get(key) : undefined);
        expect(cache.entries).toBeLessThanOrEqual(limits.entries);
        expect(cache.bytes).toBeLessThanOrEqual(limits.bytes);
        expect(cache.bytes).toBeGreaterThanOrEqual(0);
      }
      for (let number = 0; number <= 30; number += 1) cache.delete(`key ${number}`);
      expect([cache.entries, cache.bytes]).toEqual([0, 0]);
    }),
  );
});

// SSR-42
test('as long as there is room, nothing is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, sizes)), (list) => {
      const cache = createBoundedCache<number>({ entries: 31, bytes: 31 * 4300 });
      for (const [key, size] of list) cache.set(key, size, size);
      for (const [key, size] of new Map(list)) expect(cache.get(key)).toBe(size);
    }),
  );
});

const hot = fc.integer({ min: 1, max: 15 });
/** A scan: sizes of values that are requested once each. */
const scan = fc.array(sizes, { maxLength: 300 });

// SSR-43
test('a value requested twice survives any number of values requested once', () => {
  fc.assert(
    fc.property(hot, scan, scan, (count, before, after) => {
      const cache = createBoundedCache<string>({ entries: 20, bytes: 40_000 });
      before.forEach((size, index) => cache.set(`before ${index}`, '', size));
      const names = Array.from({ length: count }, (_, index) => `hot ${index}`);
      // A page that finds nothing keeps what it then makes.
      for (let visit = 0; visit < 2; visit += 1) {
        for (const name of names) if (!cache.get(name)) cache.set(name, name, 1500);
      }
      for (const name of names) if (!cache.get(name)) cache.set(name, name, 1500);
      after.forEach((size, index) => cache.set(`after ${index}`, '', size));
      for (const name of names) expect(cache.get(name)).toBe(name);
    }),
  );
});

// SSR-43
test('requested pages evict pages that are not requested any more', () => {
  const cache = createBoundedCache<string>({ entries: 20, bytes: 1_000_000 });
  const visit = (name: string) => {
    if (!cache.get(name)) cache.set(name, name, 10);
  };
  const visitAll = (season: string) => {
    for (let round = 0; round < 10; round += 1) {
      for (let page = 0; page < 15; page += 1) visit(`${season} ${page}`);
    }
  };
  visitAll('autumn');
  visitAll('winter');
  for (let page = 0; page < 15; page += 1) expect(cache.get(`winter ${page}`)).toBeDefined();
});

// SSR-43
test('pages that are visited all the time outlive others that are visited twice', () => {
  const cache = createBoundedCache<string>({ entries: 20, bytes: 1_000_000 });
  const missed: string[] = [];
  const visit = (name: string) => {
    if (cache.get(name)) return;
    missed.push(name);
    cache.set(name, name, 10);
  };
  for (let stranger = 0; stranger < 200; stranger += 1) {
    for (let page = 0; page < 5; page += 1) visit(`page ${page}`);
    visit(`stranger ${stranger}`);
    visit(`stranger ${stranger}`);
  }
  expect(missed.filter((name) => name.startsWith('page'))).toHaveLength(5);
});

test('a value that is larger than the whole cache is not kept, nor is what it replaces', () => {
  const cache = createBoundedCache<string>({ entries: 5, bytes: 1000 });
  cache.set('other', 'other', 10);
  cache.set('key', 'small', 10);
  cache.set('key', 'large', 1000);
  expect([cache.get('key'), cache.get('other')]).toEqual([undefined, 'other']);
});
