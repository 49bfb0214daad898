/** @jest-environment node */
import { createUsage } from './usage.ts';

/** A usage with what it has forgotten, in order. */
function openUsage(maxUnused: number) {
  const usage = createUsage(maxUnused);
  const forgotten: string[] = [];
  const use = (key: string) => usage.acquire(key, (each) => forgotten.push(each));
  return { use, forgotten };
}

test('the least recently used entry beyond the limit is removed', () => {
  const { use, forgotten } = openUsage(2);
  const [releaseA, releaseB, releaseC, releaseD] = ['a', 'b', 'c', 'd'].map(use);
  releaseB?.();
  releaseA?.();
  expect(forgotten).toEqual([]);
  releaseC?.();
  expect(forgotten).toEqual(['b']);
  releaseD?.();
  expect(forgotten).toEqual(['b', 'a']);
});

test('an entry in use is kept', () => {
  const { use, forgotten } = openUsage(1);
  const [release] = ['a', 'a'].map(use);
  release?.();
  for (const key of ['b', 'c', 'd']) use(key)();
  expect(forgotten).toEqual(['b', 'c']);
});

test('a repeated use makes an entry the most recent one', () => {
  const { use, forgotten } = openUsage(2);
  for (const key of ['a', 'b', 'a', 'c']) use(key)();
  expect(forgotten).toEqual(['b']);
});
