import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithFascia } from '../../testing/renderWithFascia.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import { SearchBox } from './SearchBox.tsx';

const { callsTo } = serveShop();
const errors = collectErrors();
const ROUTE = '/service/searchfrontend/api/suggestions';
const box = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option');

/** What browsers tell: all of back and forward, and that a page came back as it was left. */
const goBackTo = (address: string, told: 'popstate' | 'pageshow' = 'popstate') =>
  act(async () => {
    window.history.replaceState(null, '', address);
    window.dispatchEvent(new Event(told));
  });

const route = (url: string) => window.history.pushState(null, '', url);
const fail = () => {
  throw new Error('No such route');
};

/** A page with a client router, as a host has it. */
async function openAt(address: string) {
  window.history.replaceState(null, '', address);
  await renderWithFascia(<SearchBox />, { navigate: route });
  return userEvent.setup();
}

afterEach(() => window.history.replaceState(null, '', '/'));

test.each(['popstate', 'pageshow'] as const)(
  'back on an earlier search the box shows what was searched for there (%s)',
  async (told) => {
    const visitor = await openAt('/search?query=tasse&site=DE');
    await visitor.clear(box());
    await visitor.type(box(), 'kanne{Enter}');
    expect(window.location.search).toBe('?query=kanne&site=DE');
    await goBackTo('/search?query=tasse&site=DE', told);
    expect(box()).toHaveValue('tasse');
    await goBackTo('/', told);
    expect(box()).toHaveValue('');
  },
);

test('what was searched for is not suggested about when the visitor comes back into the box', async () => {
  const visitor = await openAt('/');
  await visitor.type(box(), 'ka');
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
  await visitor.keyboard('{ArrowDown}{Enter}');
  expect(box()).not.toHaveValue('ka');
  await visitor.click(document.body);
  await visitor.click(box());
  expect(options()).toEqual([]);
  await visitor.type(box(), 's');
  await waitFor(() => expect(callsTo(ROUTE)).toHaveLength(2));
});

test('an anchor of the same page leaves the box alone', async () => {
  const visitor = await openAt('/search?query=tasse');
  await visitor.type(box(), 'n');
  await visitor.click(document.body);
  await goBackTo('/search?query=tasse&sort=price#end');
  expect(box()).toHaveValue('tassen');
});

test('who types on while another page comes keeps the text', async () => {
  const visitor = await openAt('/');
  await visitor.type(box(), 'kanne');
  await goBackTo('/search?query=tasse');
  expect(box()).toHaveValue('kanne');
});

test('a client router that fails is reported, and the search goes on without it', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => {}); // jsdom loads no page.
  await renderWithFascia(<SearchBox />, { navigate: fail });
  await userEvent.type(box(), 'kanne{Enter}');
  expect(errors).toEqual([
    { module: 'search', operation: 'navigate', message: 'The host’s router failed' },
  ]);
  expect(String(told.mock.calls)).toContain('navigation');
  told.mockRestore();
});
