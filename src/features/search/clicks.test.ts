import { jest } from '@jest/globals';
import { reloadPage } from '../../testing/freshPage.ts';
import { storeClick, tidyClicks } from './clicks.ts';

const HOUR_MS = 3_600_000;

const visit = (id: string) => localStorage.getItem(`fascia.visit.${id}`);
const addToBasket = (id: string) => localStorage.getItem(`fascia.addToBasket.${id}`);
const count = () => Object.keys(localStorage).filter((key) => /visit|addToBasket/.test(key)).length;

let now = Date.parse('2026-11-22T10:00:00Z');
beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

test('stores both keys with the same random id (SEARCH-17, HOST-24)', () => {
  storeClick('4711');
  const id = visit('4711');
  expect(id).toMatch(/^\d+$/);
  expect(addToBasket('4711')).toBe(id);
  expect(count()).toBe(2);
});

test('uses one id per page session (SEARCH-17)', () => {
  storeClick('1');
  storeClick('2');
  const id = visit('1');
  expect(id).not.toBeNull();
  expect(visit('2')).toBe(id);
  reloadPage();
  storeClick('3');
  expect(visit('3')).not.toBe(id);
});

test.each([undefined, '', '-1', ' -1 ', ' '])(
  'stores nothing for the product id %j (SEARCH-17)',
  (id) => {
    storeClick(id);
    expect(localStorage).toHaveLength(0);
  },
);

test('removes the keys after 24 hours on the next click or cleanup (SEARCH-17)', () => {
  storeClick('old');
  now += 12 * HOUR_MS;
  storeClick('new');
  now += 12 * HOUR_MS - 1;
  tidyClicks(true);
  expect(count()).toBe(4);
  now += 1;
  storeClick('newest');
  expect([visit('old'), addToBasket('old')]).toEqual([null, null]);
  expect(count()).toBe(4);
  now += 24 * HOUR_MS;
  tidyClicks(true);
  expect(localStorage).toHaveLength(0);
});

test('extends the lifetime of the keys on another click (SEARCH-17)', () => {
  storeClick('1');
  now += 23 * HOUR_MS;
  storeClick('1');
  now += 23 * HOUR_MS;
  tidyClicks(true);
  expect(visit('1')).not.toBeNull();
});

test('stores the keys of the latest 50 products (SEARCH-17)', () => {
  for (let id = 1; id <= 60; id += 1) storeClick(String(id));
  expect(count()).toBe(100);
  expect([visit('10'), addToBasket('10')]).toEqual([null, null]);
  expect(visit('11')).not.toBeNull();
  expect(visit('60')).not.toBeNull();
});

test('after 24 hours, removes keys that are missing from the index (SEARCH-17)', () => {
  localStorage.setItem('fascia.visit.7', '123');
  localStorage.setItem('fascia.addToBasket.8', '123');
  localStorage.setItem('other.visit.7', 'a host’s own');
  tidyClicks(true);
  expect([visit('7'), addToBasket('8')]).toEqual(['123', '123']);
  now += 24 * HOUR_MS;
  tidyClicks(true);
  expect(count()).toBe(1);
  expect(localStorage.getItem('other.visit.7')).toBe('a host’s own');
});

test.each(['nonsense', '{}', '[1, ["a"], null, ["b", "c"]]', '[["7", 1e300]]'])(
  'after 24 hours, removes the keys if the index is invalid: %s (SEARCH-17)',
  (index) => {
    storeClick('7');
    localStorage.setItem('fascia.clicks', index);
    tidyClicks(true);
    now += 24 * HOUR_MS;
    tidyClicks(true);
    expect(localStorage).toHaveLength(0);
  },
);

test('removes all keys of clicks and nothing else without consent (SEARCH-36)', () => {
  storeClick('1');
  localStorage.setItem('fascia.visit.7', '123');
  localStorage.setItem('fascia.cart.DE', '{}');
  tidyClicks(false);
  expect(Object.keys(localStorage)).toEqual(['fascia.cart.DE']);
});
