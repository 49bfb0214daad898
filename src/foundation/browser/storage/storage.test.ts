import { jest } from '@jest/globals';
import { storage, tabStorage } from './storage.ts';

function makeThrow(method: 'getItem' | 'setItem') {
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

test('a missing key reads as undefined', () => {
  expect(storage.read('fascia.test')).toBeUndefined();
});

test('a stored text that is not JSON reads as undefined', () => {
  localStorage.setItem('fascia.test', '{"articles":');
  expect(storage.read('fascia.test')).toBeUndefined();
});

test('a write to a full storage returns false (HOST-24)', () => {
  makeThrow('setItem');
  expect(storage.write('fascia.test', true)).toBe(false);
});

test('if reading throws, every key reads as undefined', () => {
  makeThrow('getItem');
  expect(storage.read('fascia.test')).toBeUndefined();
});

test('a value that cannot be written as JSON is not stored', () => {
  const circular: { self?: unknown } = {};
  circular.self = circular;
  expect(storage.write('fascia.test', circular)).toBe(false);
  expect(storage.read('fascia.test')).toBeUndefined();
});

test('if access to the storage throws, it reads as empty and writes fail (HOST-24)', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document', 'SecurityError');
  });
  expect(storage.read('fascia.test')).toBeUndefined();
  expect(storage.write('fascia.test', true)).toBe(false);
});

test('a removed key reads as undefined', () => {
  tabStorage.write('fascia.test', true);
  tabStorage.remove('fascia.test');
  expect(tabStorage.read('fascia.test')).toBeUndefined();
});

test('a value in session storage is not in local storage', () => {
  tabStorage.write('fascia.test', true);
  expect(storage.read('fascia.test')).toBeUndefined();
  sessionStorage.clear();
});
