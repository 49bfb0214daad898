import { setImmediate as nextTurn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { collectErrors } from '../../testing/collectEvents.ts';
import { renderWithFascia } from '../../testing/renderWithFascia.tsx';
import { box } from '../../testing/searchPage.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import { openAddress } from './openAddress.ts';
import { SearchBox } from './SearchBox.tsx';

serveShop();
const errors = collectErrors();
const FAILURE = { module: 'search', operation: 'navigate', message: 'The host’s router failed' };

/** jsdom cannot load a page and logs an error instead. */
let consoleError: { mock: { calls: unknown[][] }; mockRestore(): void };
const pageLoads = () =>
  consoleError.mock.calls.filter((call) => /navigation/.test(String(call))).length;

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  consoleError.mockRestore();
  window.history.replaceState(null, '', '/');
});

/** Opens an address with a client router, and waits until the router's promise has settled. */
async function open(navigate: () => unknown): Promise<void> {
  openAddress('/search?query=kanne&site=DE', navigate);
  await nextTurn();
}

function throwError() {
  throw new Error('Unknown route');
}

test('the search box loads the page if the client router throws (SEARCH-01)', async () => {
  await renderWithFascia(<SearchBox />, { navigate: throwError });
  await userEvent.type(box(), 'kanne{Enter}');
  expect(errors).toEqual([FAILURE]);
  expect(pageLoads()).toBe(1);
});

test.each<[string, () => unknown]>([
  ['promise', () => Promise.reject(new Error('Unknown route'))],
  // oxlint-disable-next-line unicorn/no-thenable -- some routers implement their own promises
  ['thenable', () => ({ then: (_: unknown, no: () => void) => no() })],
])('loads the page if the client router returns a rejected %s (SEARCH-01)', async (_, navigate) => {
  await open(navigate);
  expect(errors).toEqual([FAILURE]);
  expect(pageLoads()).toBe(1);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a promise', Promise.resolve('done')],
])('does not load the page if the client router returns %s (SEARCH-01)', async (_, result) => {
  await open(() => result);
  expect(errors).toEqual([]);
  expect(pageLoads()).toBe(0);
});

// SEARCH-01
test('loads the page if a router would resolve its path to another origin', () => {
  const navigate = jest.fn();
  openAddress(`${window.location.origin}//other.example/login`, navigate);
  expect(navigate).not.toHaveBeenCalled();
  expect(pageLoads()).toBe(1);
});

test('does not load the page if the router fails after another navigation (SEARCH-01)', async () => {
  const { promise, reject } = Promise.withResolvers();
  await open(() => promise);
  window.history.replaceState(null, '', '/product/1');
  reject(new Error('Late failure'));
  await nextTurn();
  expect(pageLoads()).toBe(0);
});

test('does not load the page of an outdated navigation (SEARCH-01)', async () => {
  const [first, second] = [Promise.withResolvers(), Promise.withResolvers()];
  await open(() => first.promise);
  await open(() => second.promise);
  first.reject(new Error('Outdated'));
  await nextTurn();
  expect(pageLoads()).toBe(0);
  second.reject(new Error('Unknown route'));
  await nextTurn();
  expect(pageLoads()).toBe(1);
});
