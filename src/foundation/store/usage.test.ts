/** @jest-environment node */
import { createUsage } from './usage.ts';

/** A usage and the keys that it has removed, in order. */
function openUsage(maxUnused: number) {
  const usage = createUsage(maxUnused);
  const removed: string[] = [];
  const use = (key: string) => usage.acquire(key, (each) => removed.push(each));
  return { use, removed };
}

test('removes the least recently used entry beyond the limit', () => {
  const { use, removed } = openUsage(2);
  const [releaseA, releaseB, releaseC, releaseD] = ['a', 'b', 'c', 'd'].map(use);
  releaseB?.();
  releaseA?.();
  expect(removed).toEqual([]);
  releaseC?.();
  expect(removed).toEqual(['b']);
  releaseD?.();
  expect(removed).toEqual(['b', 'a']);
});

test('keeps an entry in use', () => {
  const { use, removed } = openUsage(1);
  const [release] = ['a', 'a'].map(use);
  release?.();
  for (const key of ['b', 'c', 'd']) use(key)();
  expect(removed).toEqual(['b', 'c']);
});

test('a repeated use makes an entry the most recently used', () => {
  const { use, removed } = openUsage(2);
  for (const key of ['a', 'b', 'a', 'c']) use(key)();
  expect(removed).toEqual(['b']);
});
