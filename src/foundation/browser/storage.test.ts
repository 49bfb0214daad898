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
  'a stored value is read back: %j',
  (value) => {
    expect(storage.write('fascia.test', value)).toBe(true);
    expect(storage.read('fascia.test')).toEqual(value);
  },
);

test('a missing key is undefined', () => {
  expect(storage.read('fascia.test')).toBeUndefined();
});

test('a stored text that is no JSON is undefined', () => {
  localStorage.setItem('fascia.test', '{"articles":');
  expect(storage.read('fascia.test')).toBeUndefined();
});

test('a write to a full storage returns false (HOST-24)', () => {
  refuse('setItem');
  expect(storage.write('fascia.test', true)).toBe(false);
});

test('where reading throws, every key is undefined', () => {
  refuse('getItem');
  expect(storage.read('fascia.test')).toBeUndefined();
});

test('a value that has no JSON is not stored', () => {
  const circular: { self?: unknown } = {};
  circular.self = circular;
  expect(storage.write('fascia.test', circular)).toBe(false);
  expect(storage.read('fascia.test')).toBeUndefined();
});

test('where accessing the storage throws, it counts as empty, and writes fail (HOST-24)', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document', 'SecurityError');
  });
  expect(storage.read('fascia.test')).toBeUndefined();
  expect(storage.write('fascia.test', true)).toBe(false);
});

test('a removed key is undefined', () => {
  tabStorage.write('fascia.test', true);
  tabStorage.remove('fascia.test');
  expect(tabStorage.read('fascia.test')).toBeUndefined();
});

test('a value in session storage is not in local storage', () => {
  tabStorage.write('fascia.test', true);
  expect(storage.read('fascia.test')).toBeUndefined();
  sessionStorage.clear();
});
