import * as cookieNames from '#shop/cookies.ts';
import { jest } from '@jest/globals';
import { reloadPage } from '../../../testing/freshPage.ts';
import { MAJOR } from '../page/perPage.ts';
import { beginVisit, visitId } from './visit.ts';

const logIn = (token = 'a') => (document.cookie = `${cookieNames.login}=${token}; Path=/`);
const logOut = () => (document.cookie = `${cookieNames.login}=; Max-Age=0; Path=/`);

/** Opens the next page of the tab, which keeps what is stored. */
function openNextPage(): void {
  delete (globalThis as Record<symbol, unknown>)[Symbol.for(`fascia.page/${MAJOR}`)];
}

function refuse(): never {
  throw new DOMException('No', 'SecurityError');
}

afterEach(logOut);

test('the pages of a tab share a visit without personal data (CART-81)', () => {
  logIn('secret');
  const id = visitId();
  openNextPage();
  expect(visitId()).toBe(id);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
});

test('an empty login cookie means logged out (CART-81)', () => {
  logIn();
  const id = visitId();
  logIn('');
  expect(visitId()).not.toBe(id);
});

test('another tab has another visit (CART-81)', () => {
  const id = visitId();
  reloadPage();
  expect(visitId()).not.toBe(id);
});

test('each login and logout starts a new visit (CART-81)', () => {
  const ids = [visitId()];
  for (const change of [logIn, logOut, logIn]) {
    change();
    ids.push(visitId());
  }
  expect(new Set(ids).size).toBe(4);
});

test('a renewed login token is the same visit (CART-81)', () => {
  logIn('a');
  const id = visitId();
  logIn('b');
  expect(visitId()).toBe(id);
});

test('a visit can be ended (CART-81)', () => {
  const id = visitId();
  expect(beginVisit()).not.toBe(id);
  expect(visitId()).not.toBe(id);
});

test.each(['"text"', '7', 'null', '{}', '{"id":7,"isLoggedIn":false}', '{"id":"x"}'])(
  '%s in session storage is no visit',
  (text) => {
    sessionStorage.setItem('fascia.visit', text);
    const id = visitId();
    expect(id).toMatch(/^\d+-\d+-\d+$/);
    expect(visitId()).toBe(id);
  },
);

test('without session storage each page has a visit of its own, which ends at login (CART-81)', () => {
  const area = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  const id = visitId();
  expect(visitId()).toBe(id);
  logIn();
  const known = visitId();
  expect(known).not.toBe(id);
  openNextPage();
  expect(visitId()).not.toBe(known);
  area.mockRestore();
});

test('a visit that could not be stored at logout is not found again (CART-81)', () => {
  logIn();
  const id = visitId();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  logOut();
  visitId();
  full.mockRestore();
  openNextPage();
  logIn();
  expect(visitId()).not.toBe(id);
});
