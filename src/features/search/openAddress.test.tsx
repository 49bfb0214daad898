import { jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
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

async function search(navigate: (url: string) => unknown): Promise<void> {
  await renderWithFascia(<SearchBox />, { navigate });
  await userEvent.type(box(), 'kanne{Enter}');
  await act(async () => {});
}

test.each<[string, () => unknown]>([
  [
    'throws',
    () => {
      throw new Error('Unknown route');
    },
  ],
  ['returns a rejected promise', () => Promise.reject(new Error('Unknown route'))],
  // oxlint-disable-next-line unicorn/no-thenable -- some routers implement their own promises
  ['returns a rejected thenable', () => ({ then: (_: unknown, no: () => void) => no() })],
])('loads the page if the client router %s (SEARCH-01)', async (_, navigate) => {
  await search(navigate);
  expect(errors).toEqual([FAILURE]);
  expect(pageLoads()).toBe(1);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a promise', Promise.resolve('done')],
])('does not load the page if the client router returns %s (SEARCH-01)', async (_, result) => {
  await search(() => result);
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
  await search(() => promise);
  window.history.replaceState(null, '', '/product/1');
  reject(new Error('Late failure'));
  await act(async () => {});
  expect(pageLoads()).toBe(0);
});

test('does not load the page of an outdated navigation (SEARCH-01)', async () => {
  const rejects: (() => void)[] = [];
  const navigate = () => new Promise((_, reject) => rejects.push(() => reject(new Error())));
  await search(navigate);
  await userEvent.type(box(), 'n{Enter}');
  expect(rejects).toHaveLength(2);
  rejects[0]?.();
  await act(async () => {});
  expect(pageLoads()).toBe(0);
  rejects[1]?.();
  await waitFor(() => expect(pageLoads()).toBe(1));
});
