import { jest } from '@jest/globals';
import { leavePage, reloadPage } from '../../../testing/freshPage.ts';
import { logIn, logOut, openNewTab, refuse } from '../../../testing/visitor.ts';
import { renewVisitor, visitorId } from './visit.ts';

const KEY = 'fascia.owner';
const MINUTE_MS = 60_000;

const fingerprint = () => JSON.parse(localStorage.getItem(KEY) ?? '').login as number;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("all tabs share the visitor's id, which contains no personal data (CART-81)", () => {
  logIn('secret');
  const id = visitorId();
  openNewTab();
  expect(visitorId()).toBe(id);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret');
});

test('each login, change of login and logout starts a new visitor (CART-81)', () => {
  const ids = [visitorId()];
  for (const change of [() => logIn('a'), () => logIn('b'), logOut, () => logIn('a')]) {
    change();
    ids.push(visitorId());
    openNewTab();
    expect(visitorId()).toBe(ids.at(-1));
  }
  expect(new Set(ids).size).toBe(5);
});

test('treats an empty login cookie as logged out (CART-81)', () => {
  const id = visitorId();
  logIn('');
  expect(visitorId()).toBe(id);
  logIn('a');
  const known = visitorId();
  logIn('');
  expect(visitorId()).not.toBe(known);
});

test('the fingerprint of a login differs for each visitor (CART-81)', () => {
  logIn('a');
  visitorId();
  const first = fingerprint();
  reloadPage();
  visitorId();
  expect(fingerprint()).not.toBe(first);
});

// CART-83, CART-149, SEARCH-52, SEARCH-110
test.each([
  ['a login', () => logIn('b')],
  ['a logout', logOut],
  ['a report', () => void renewVisitor()],
])('%s removes the stored data of the former visitor', (_, change) => {
  logIn('a');
  visitorId();
  const own = [
    'fascia.cart.DE',
    'fascia.cart.CH_FR',
    'fascia.recentSearches.DE',
    'fascia.cartTurn',
    'fascia.clicks',
    'fascia.visit.4711',
    'fascia.addToBasket.4711',
  ];
  const others = ['fascia.appBannerClosed', 'shop'];
  for (const key of [...own, ...others]) localStorage.setItem(key, '1');
  change();
  visitorId();
  expect(Object.keys(localStorage).toSorted()).toEqual([...others, KEY].toSorted());
});

test('the first id in a browser removes no data', () => {
  localStorage.setItem('fascia.recentSearches.DE', '1');
  visitorId();
  expect(localStorage.getItem('fascia.recentSearches.DE')).toBe('1');
});

test('a reported change of visitor renews the id (CART-80)', () => {
  const id = visitorId();
  const renewed = renewVisitor();
  expect(renewed).not.toBe(id);
  expect(visitorId()).toBe(renewed);
  expect(renewVisitor()).not.toBe(renewed);
});

test('a report within a minute of a login keeps the id (CART-80)', () => {
  jest.useFakeTimers();
  visitorId();
  logIn();
  const id = visitorId();
  jest.advanceTimersByTime(MINUTE_MS - 1);
  expect(renewVisitor()).toBe(id);
  logOut();
  const next = visitorId();
  jest.advanceTimersByTime(MINUTE_MS);
  expect(renewVisitor()).not.toBe(next);
});

test('a report renews the id if the clock was set back after a login (CART-80)', () => {
  jest.useFakeTimers();
  visitorId();
  logIn();
  const id = visitorId();
  jest.setSystemTime(Date.now() - MINUTE_MS);
  expect(renewVisitor()).not.toBe(id);
});

test('a second report after one login renews the id (CART-80)', () => {
  visitorId();
  logIn();
  const id = visitorId();
  expect(renewVisitor()).toBe(id);
  expect(renewVisitor()).not.toBe(id);
});

test('does not count the first id of a page as a change (CART-80)', () => {
  visitorId();
  openNewTab();
  logIn();
  const id = visitorId();
  expect(renewVisitor()).not.toBe(id);
});

test.each([
  '"text"',
  '7',
  'null',
  '{}',
  '{"id":7,"login":1}',
  '{"id":"x"}',
  '{"id":"x","login":1}',
])('rejects %s in local storage as a visitor', (text) => {
  localStorage.setItem(KEY, text);
  const id = visitorId();
  expect(id).toMatch(/^\d+-\d+-\d+$/);
  expect(visitorId()).toBe(id);
});

test('starts a new visitor after a logout that clears local storage (CART-81)', () => {
  logIn();
  const id = visitorId();
  localStorage.clear();
  logOut();
  expect(visitorId()).not.toBe(id);
});

test('a logout ends the former id even if the new one cannot be stored (CART-81)', () => {
  logIn();
  const id = visitorId();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  logOut();
  visitorId();
  full.mockRestore();
  leavePage();
  logIn();
  expect(visitorId()).not.toBe(id);
});
