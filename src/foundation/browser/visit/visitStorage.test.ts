import { jest } from '@jest/globals';
import { leavePage } from '../../../testing/freshPage.ts';
import { logIn, openNewTab, refuse } from '../../../testing/visitor.ts';
import { visitorId } from './visit.ts';

const KEY = 'fascia.owner';

afterEach(() => jest.restoreAllMocks());

test("adopts the id of another tab while this page's cookie stays the same (CART-143)", () => {
  logIn('of this path');
  visitorId();
  const ofOtherTab = JSON.stringify({ id: 'other tab', login: 0 });
  localStorage.setItem(KEY, ofOtherTab);
  expect([visitorId(), visitorId()]).toEqual(['other tab', 'other tab']);
  expect(localStorage.getItem(KEY)).toBe(ofOtherTab);
  logIn('another');
  expect(visitorId()).not.toBe('other tab');
});

test('keeps the visitor after the host has cleared local storage (CART-143)', () => {
  const id = visitorId();
  leavePage();
  visitorId(); // This page only reads the stored id.
  localStorage.clear();
  expect(visitorId()).toBe(id);
  openNewTab();
  expect(visitorId()).toBe(id);
});

/** Simulates full local storage. Returns a function that ends the simulation. */
function fillLocalStorage(): () => void {
  const { setItem } = Storage.prototype;
  const spy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    ...item
  ) {
    if (this === window.localStorage) refuse();
    setItem.apply(this, item);
  });
  return () => spy.mockRestore();
}

const blockLocalStorage = () =>
  void jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);

// CART-81, CART-143
test.each([
  ['full', fillLocalStorage],
  ['blocked', blockLocalStorage],
])('shares the id within a tab until login if local storage is %s', (_, spoil) => {
  spoil();
  const id = visitorId();
  leavePage();
  expect(visitorId()).toBe(id);
  logIn();
  const known = visitorId();
  expect(known).not.toBe(id);
  openNewTab();
  expect(visitorId()).not.toBe(known);
  jest.restoreAllMocks();
});

test('moves an id from session storage to local storage once there is space (CART-143)', () => {
  const freeSpace = fillLocalStorage();
  const id = visitorId();
  freeSpace();
  expect(visitorId()).toBe(id);
  expect(sessionStorage.getItem(KEY)).toBeNull();
  openNewTab();
  expect(visitorId()).toBe(id);
});

test('removes the id from session storage when the tab adopts another one (CART-143)', () => {
  const freeSpace = fillLocalStorage();
  visitorId();
  freeSpace();
  localStorage.setItem(KEY, JSON.stringify({ id: 'other tab', login: 0 }));
  expect(visitorId()).toBe('other tab');
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('adopts the id that a later page of the tab has stored (CART-143)', () => {
  fillLocalStorage();
  visitorId();
  sessionStorage.setItem(KEY, JSON.stringify({ id: 'later page', login: 0 }));
  expect(visitorId()).toBe('later page');
});

test('uses a separate id per page without any storage (CART-143)', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  const id = visitorId();
  expect(visitorId()).toBe(id);
  leavePage();
  expect(visitorId()).not.toBe(id);
  jest.restoreAllMocks();
});
