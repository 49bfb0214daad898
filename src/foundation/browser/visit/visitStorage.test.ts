import * as cookieNames from '#shop/cookies.ts';
import { jest } from '@jest/globals';
import { leavePage } from '../../../testing/freshPage.ts';
import { visitorId } from './visit.ts';

const KEY = 'fascia.owner';
const logIn = (token = 'a') => (document.cookie = `${cookieNames.login}=${token}; Path=/`);

/** Opens a page in another tab, which shares local storage only. */
function openNewTab(): void {
  leavePage();
  sessionStorage.clear();
}

function refuse(): never {
  throw new DOMException('No', 'SecurityError');
}

afterEach(() => {
  document.cookie = `${cookieNames.login}=; Max-Age=0; Path=/`;
  jest.restoreAllMocks();
});

test('what another tab has stored is adopted while the cookie of this page stays the same (CART-143)', () => {
  logIn('of this path');
  visitorId();
  const ofOtherTab = JSON.stringify({ id: 'other tab', login: 0 });
  localStorage.setItem(KEY, ofOtherTab);
  expect([visitorId(), visitorId()]).toEqual(['other tab', 'other tab']);
  expect(localStorage.getItem(KEY)).toBe(ofOtherTab);
  logIn('another');
  expect(visitorId()).not.toBe('other tab');
});

test('a host that clears local storage does not end the visitor (CART-143)', () => {
  const id = visitorId();
  leavePage();
  visitorId(); // This page has only read it.
  localStorage.clear();
  expect(visitorId()).toBe(id);
  openNewTab();
  expect(visitorId()).toBe(id);
});

/** No more can be written to local storage. Returns a function that makes room. */
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
])('if local storage is %s, the pages of a tab share an id, which ends at login', (_, spoil) => {
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

test('an id in session storage moves to local storage as soon as there is room (CART-143)', () => {
  const makeRoom = fillLocalStorage();
  const id = visitorId();
  makeRoom();
  expect(visitorId()).toBe(id);
  expect(sessionStorage.getItem(KEY)).toBeNull();
  openNewTab();
  expect(visitorId()).toBe(id);
});

test('an id in session storage is forgotten when the tab adopts another one (CART-143)', () => {
  const makeRoom = fillLocalStorage();
  visitorId();
  makeRoom();
  localStorage.setItem(KEY, JSON.stringify({ id: 'other tab', login: 0 }));
  expect(visitorId()).toBe('other tab');
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('a page adopts the id that a later page of its tab has stored (CART-143)', () => {
  fillLocalStorage();
  visitorId();
  sessionStorage.setItem(KEY, JSON.stringify({ id: 'later page', login: 0 }));
  expect(visitorId()).toBe('later page');
});

test('without any storage each page has an id of its own (CART-143)', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  const id = visitorId();
  expect(visitorId()).toBe(id);
  leavePage();
  expect(visitorId()).not.toBe(id);
  jest.restoreAllMocks();
});
