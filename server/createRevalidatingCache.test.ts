/** @jest-environment node */
import * as fc from 'fast-check';
import { createRevalidatingCache, type Produced } from './createRevalidatingCache.ts';

const lifetime = { freshMs: 10, staleMs: 50, keptMs: 200 };
const JOIN_MS = 60_000;

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('get' as const), key: fc.constantFrom('a', 'b') }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ kind: fc.constant('arrive' as const) }),
    fc.record({ kind: fc.constant('outage' as const), isDown: fc.boolean() }),
  ),
  { minLength: 20, maxLength: 80 },
);

// SSR-37, SSR-38
test('never returns another key’s value or produces a value twice at once, in any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, async (scheduler, list) => {
      let time = 1;
      let isDown = false;
      const making = new Set<string>();
      const problems: string[] = [];
      const good = new Map<string, number>();
      const failedAt = new Map<string, number>();
      const cache = createRevalidatingCache<{ key: string; madeAt: number }>({
        limits: { entries: 100, bytes: 100_000 },
        sizeOf: () => 10,
        retryMs: 20,
        joinMs: JOIN_MS,
        now: () => time,
      });

      async function produce(key: string): Promise<Produced<{ key: string; madeAt: number }>> {
        if (making.has(key)) problems.push(`${key} is produced twice at the same time`);
        if (time <= (failedAt.get(key) ?? -Infinity) + 20)
          problems.push(`${key} is retried too early`);
        making.add(key);
        const fails = isDown;
        await scheduler.schedule(Promise.resolve(), key);
        making.delete(key);
        if (fails) {
          failedAt.set(key, time);
          throw new Error('down');
        }
        good.set(key, time);
        return { value: { key, madeAt: time }, lifetime };
      }

      async function visit(key: string): Promise<void> {
        const lastGood = good.get(key) ?? -Infinity;
        const found = await cache.get({ key, produce: () => produce(key) }).catch(() => null);
        const age = time - (found?.value.madeAt ?? lastGood);
        expect(found?.value.key ?? key).toBe(key);
        expect(found ? age < (found.state === 'hit' ? 10 : 200) : age >= 200).toBe(true);
      }

      const visits: Promise<void>[] = [];
      for (const step of list) {
        if (step.kind === 'get') visits.push(visit(step.key));
        else if (step.kind === 'wait') time += step.ms;
        else if (step.kind === 'outage') isDown = step.isDown;
        else if (scheduler.count() > 0) await scheduler.waitOne();
        // Settles all requests that do not depend on the time before the clock advances.
        for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      }
      await scheduler.waitIdle();
      await Promise.all(visits);
      expect(problems).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

// SSR-42
test('evicts the least recently used values before the cache exceeds its limits', async () => {
  const sizes = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 4000 })),
  );
  const anyLimits = fc.record({
    entries: fc.integer({ min: 1, max: 20 }),
    bytes: fc.integer({ min: 1, max: 20_000 }),
  });
  await fc.assert(
    fc.asyncProperty(anyLimits, sizes, async (limits, lookups) => {
      const cache = createRevalidatingCache<number>({
        limits,
        sizeOf: (size) => size,
        retryMs: 20,
        joinMs: JOIN_MS,
        now: () => 1,
      });
      for (const [key, size] of lookups) {
        await cache.get({ key: `${key}`, produce: async () => ({ value: size, lifetime }) });
        expect(cache.entries).toBeLessThanOrEqual(limits.entries);
        expect(cache.bytes).toBeLessThanOrEqual(limits.bytes);
      }
    }),
  );
});

// SSR-38
test('does not return an expired value, even right after a failed attempt to replace it', async () => {
  let time = 1;
  let isDown = false;
  const cache = createRevalidatingCache<string>({
    limits: { entries: 10, bytes: 10_000 },
    sizeOf: () => 10,
    retryMs: 20,
    joinMs: JOIN_MS,
    now: () => time,
  });
  const get = () =>
    cache.get({
      key: 'a',
      produce: () =>
        isDown ? Promise.reject(new Error('down')) : Promise.resolve({ value: 'good', lifetime }),
    });
  await get();
  isDown = true;
  time += 195;
  expect(await get()).toMatchObject({ value: 'good', state: 'miss' });
  time += 5;
  await expect(get()).rejects.toThrow('down');
});
