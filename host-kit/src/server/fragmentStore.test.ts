/** @jest-environment node */
import { jest } from '@jest/globals';
import { FragmentStore } from './fragmentStore.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const url = (index: number) => `https://shop.test/fragments/header?path=${index}`;

test('requests that were aborted with their pages do not fill the memory (SSR-79)', () => {
  const store = new FragmentStore(3);
  for (let index = 0; index < 100; index += 1) {
    store.beginFlight(url(index), { result: new Promise(() => {}), deadline: Date.now() + 2_000 });
    jest.advanceTimersByTime(3_000);
  }
  const left = Array.from({ length: 100 }, (_, index) => index).filter((index) =>
    store.hasAbandonedFlight(url(index)),
  );
  expect(left).toEqual([97, 98, 99]);
});

test('requests under way are never forgotten, however many there are (SSR-76)', () => {
  const store = new FragmentStore(3);
  for (let index = 0; index < 100; index += 1) {
    store.beginFlight(url(index), { result: new Promise(() => {}), deadline: Date.now() + 2_000 });
  }
  expect(store.flight(url(0))).toBeDefined();
});
