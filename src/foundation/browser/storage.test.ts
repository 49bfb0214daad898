import { jest } from '@jest/globals';
import { storage, tabStorage } from './storage.ts';

function refuse(method: 'getItem' | 'setItem') {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test.each([[true], ['a=b; c'], [{ articles: [{ quantity: 2 }] }], [null], [0]])(
  'what is kept is found again: %j',
  (value) => {
    expect(storage.write('fascia.test', value)).toBe(true);
    expect(storage.read('fascia.test')).toEqual(value);
  },
);

test('what was never kept is undefined', () => {
  expect(storage.read('fascia.test')).toBeUndefined();
});

test('a value that somebody else wrote, and that is no JSON, is undefined', () => {
  localStorage.setItem('fascia.test', '{"articles":');
  expect(storage.read('fascia.test')).toBeUndefined();
});

test('a full storage keeps nothing and says so', () => {
  refuse('setItem');
  expect(storage.write('fascia.test', true)).toBe(false);
});

test('a storage that refuses to be read holds nothing', () => {
  refuse('getItem');
  expect(storage.read('fascia.test')).toBeUndefined();
});

test('a value that cannot be written as JSON is not kept', () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  expect(storage.write('fascia.test', circle)).toBe(false);
  expect(storage.read('fascia.test')).toBeUndefined();
});

test('a page that may not even name its storage has none', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document', 'SecurityError');
  });
  expect(storage.read('fascia.test')).toBeUndefined();
  expect(storage.write('fascia.test', true)).toBe(false);
});

test('what is removed is gone', () => {
  tabStorage.write('fascia.test', true);
  tabStorage.remove('fascia.test');
  expect(tabStorage.read('fascia.test')).toBeUndefined();
});

test('what a tab keeps is not in local storage', () => {
  tabStorage.write('fascia.test', true);
  expect(storage.read('fascia.test')).toBeUndefined();
  sessionStorage.clear();
});
