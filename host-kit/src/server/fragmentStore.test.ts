/** @jest-environment node */
import { jest } from '@jest/globals';
import { FragmentStore } from './fragmentStore.ts';
import { good } from './fixtures/fakeService.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a request that never settles blocks other pages only until its timeout (SSR-76)', () => {
  const store = new FragmentStore(3);
  const url = 'https://shop.test/fragments/header';
  const outcome = { type: 'fragment', fragment: good, isIncomplete: false, freshMs: 0 } as const;
  store.endRequest(url, outcome);
  // A worker may cancel the request together with the page.
  store.beginRequest(url, 1_000);
  jest.advanceTimersByTime(999);
  expect(store.mayRequest(url)).toBe(false);
  jest.advanceTimersByTime(1);
  expect(store.mayRequest(url)).toBe(true);
});

const urlOf = (site: string) => `https://shop.test/fragments/header?site=${site}`;

test('only one page at a time checks whether a service that was down responds again (SSR-76)', () => {
  const store = new FragmentStore(9);
  for (const site of ['DE', 'AT', 'CH']) {
    store.endRequest(urlOf(site), { type: 'failed', reason: 'network', message: 'down' });
  }
  jest.advanceTimersByTime(5_000);
  expect(store.mayRequest(urlOf('PL'))).toBe(true);
  store.beginRequest(urlOf('PL'), 1_000);
  expect(store.mayRequest(urlOf('HU'))).toBe(false);
});
