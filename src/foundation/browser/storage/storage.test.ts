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
  'reads a stored value: %j',
  (value) => {
    expect(storage.write('fascia.test', value)).toBe(true);
    expect(storage.read('fascia.test')).toEqual(value);
  },
);

test('reads a missing key as undefined', () => {
  expect(storage.read('fascia.test')).toBeUndefined();
});

test('reads a value that is not JSON as undefined', () => {
  localStorage.setItem('fascia.test', '{"articles":');
  expect(storage.read('fascia.test')).toBeUndefined();
});

test('returns false if the storage is full (HOST-24)', () => {
  makeThrow('setItem');
  expect(storage.write('fascia.test', true)).toBe(false);
});

test('reads every key as undefined if reading throws', () => {
  makeThrow('getItem');
  expect(storage.read('fascia.test')).toBeUndefined();
});

test('does not store a value that cannot be serialized', () => {
  const circular: { self?: unknown } = {};
  circular.self = circular;
  expect(storage.write('fascia.test', circular)).toBe(false);
  expect(storage.read('fascia.test')).toBeUndefined();
});

test('reads as empty and rejects writes if the storage is inaccessible (HOST-24)', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document', 'SecurityError');
  });
  expect(storage.read('fascia.test')).toBeUndefined();
  expect(storage.write('fascia.test', true)).toBe(false);
});

test('reads a removed key as undefined', () => {
  tabStorage.write('fascia.test', true);
  tabStorage.remove('fascia.test');
  expect(tabStorage.read('fascia.test')).toBeUndefined();
});

test('keeps session storage separate from local storage', () => {
  tabStorage.write('fascia.test', true);
  expect(storage.read('fascia.test')).toBeUndefined();
  sessionStorage.clear();
});
