import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { collectErrors } from '../../testing/collectEvents.ts';
import { renderWithFascia } from '../../testing/renderWithFascia.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import { openAddress } from './openAddress.ts';
import { SearchBox } from './SearchBox.tsx';

serveShop();
const errors = collectErrors();
const FAILURE = { module: 'search', operation: 'navigate', message: 'The host’s router failed' };
const box = () => screen.getByRole<HTMLInputElement>('combobox');

/** jsdom cannot load a page, and says so on the console. */
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
      throw new Error('No such route');
    },
  ],
  ['returns a promise that is rejected', () => Promise.reject(new Error('No such route'))],
  // oxlint-disable-next-line unicorn/no-thenable -- some routers have promises of their own
  ['returns a thenable that fails', () => ({ then: (_: unknown, no: () => void) => no() })],
])('after a client router that %s the page is loaded (SEARCH-01)', async (_, navigate) => {
  await search(navigate);
  expect(errors).toEqual([FAILURE]);
  expect(pageLoads()).toBe(1);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a promise', Promise.resolve('done')],
])('a client router that returns %s has done its work (SEARCH-01)', async (_, result) => {
  await search(() => result);
  expect(errors).toEqual([]);
  expect(pageLoads()).toBe(0);
});

// SEARCH-01
test('loads a page whose path a router would mistake for another origin', () => {
  const navigate = jest.fn();
  openAddress(`${window.location.origin}//other.example/login`, navigate);
  expect(navigate).not.toHaveBeenCalled();
  expect(pageLoads()).toBe(1);
});

test('a router that fails after the visitor has gone elsewhere loads no page (SEARCH-01)', async () => {
  const { promise, reject } = Promise.withResolvers();
  await search(() => promise);
  window.history.replaceState(null, '', '/product/1');
  reject(new Error('Too late'));
  await act(async () => {});
  expect(pageLoads()).toBe(0);
});

test('a step that a newer one has replaced is not tried again (SEARCH-01)', async () => {
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
