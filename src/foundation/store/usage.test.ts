/** @jest-environment node */
import { createUsage } from './usage.ts';

/** A usage with what it has forgotten, in order. */
function openUsage(maxUnused: number) {
  const usage = createUsage(maxUnused);
  const forgotten: string[] = [];
  const use = (key: string) => usage.acquire(key, (each) => forgotten.push(each));
  return { use, forgotten };
}

test('what was unused longest is forgotten first, beyond the limit', () => {
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

test('what anybody uses is kept', () => {
  const { use, forgotten } = openUsage(1);
  const [release] = ['a', 'a'].map(use);
  release?.();
  for (const key of ['b', 'c', 'd']) use(key)();
  expect(forgotten).toEqual(['b', 'c']);
});

test('what is used again is not forgotten, and counts as used last', () => {
  const { use, forgotten } = openUsage(2);
  for (const key of ['a', 'b', 'a', 'c']) use(key)();
  expect(forgotten).toEqual(['b']);
});
