import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithFascia } from '../../testing/renderWithFascia.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import { SearchBox } from './SearchBox.tsx';

const { callsTo } = serveShop();
const ROUTE = '/service/searchfrontend/api/suggestions';
const box = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option');

/** Every browser reports back and forward, and a page that it restores from its cache. */
const goBackTo = (address: string, event: 'popstate' | 'pageshow' = 'popstate') =>
  act(async () => {
    window.history.replaceState(null, '', address);
    window.dispatchEvent(new Event(event));
  });

const route = (url: string) => window.history.pushState(null, '', url);

/** A page with a client router. */
async function openAt(address: string) {
  window.history.replaceState(null, '', address);
  await renderWithFascia(<SearchBox />, { navigate: route });
  return userEvent.setup();
}

afterEach(() => window.history.replaceState(null, '', '/'));

// SEARCH-06
test.each(['popstate', 'pageshow'] as const)(
  'back on an earlier results page the box shows its query (%s)',
  async (event) => {
    const visitor = await openAt('/search?query=tasse&site=DE');
    await visitor.clear(box());
    await visitor.type(box(), 'kanne{Enter}');
    expect(window.location.search).toBe('?query=kanne&site=DE');
    await goBackTo('/search?query=tasse&site=DE', event);
    expect(box()).toHaveValue('tasse');
    await goBackTo('/', event);
    expect(box()).toHaveValue('');
  },
);

test('after a search the list stays closed until something is typed', async () => {
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

test('an anchor or another parameter of the same page does not change the box', async () => {
  const visitor = await openAt('/search?query=tasse');
  await visitor.type(box(), 'n');
  await visitor.click(document.body);
  await goBackTo('/search?query=tasse&sort=price#end');
  expect(box()).toHaveValue('tassen');
});

test('a visitor who is still typing when another page appears keeps the text', async () => {
  const visitor = await openAt('/');
  await visitor.type(box(), 'kanne');
  await goBackTo('/search?query=tasse');
  expect(box()).toHaveValue('kanne');
});

test('without the Navigation API the box follows the steps of the router (HOST-17)', async () => {
  await openAt('/');
  act(() => route('/search?query=tasse'));
  await waitFor(() => expect(box()).toHaveValue('tasse'));
  act(() => route('/product/1'));
  await waitFor(() => expect(box()).toHaveValue(''));
});
