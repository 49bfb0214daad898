import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithFascia } from '../../testing/renderWithFascia.tsx';
import { box, options, SUGGESTIONS } from '../../testing/searchPage.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import { SearchBox } from './SearchBox.tsx';

const { callsTo } = serveShop();

/** Simulates back and forward navigation, with or without the back/forward cache. */
const goBackTo = (address: string, event: 'popstate' | 'pageshow' = 'popstate') =>
  act(async () => {
    window.history.replaceState(null, '', address);
    window.dispatchEvent(new Event(event));
  });

const route = (url: string) => window.history.pushState(null, '', url);

/** Renders a search box on a page with a client router. */
async function openAt(address: string) {
  window.history.replaceState(null, '', address);
  await renderWithFascia(<SearchBox />, { navigate: route });
  return userEvent.setup();
}

afterEach(() => window.history.replaceState(null, '', '/'));

// SEARCH-06
test.each(['popstate', 'pageshow'] as const)(
  'shows the query of an earlier results page after going back (%s)',
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

test('keeps the list closed after a search until the next keystroke', async () => {
  const visitor = await openAt('/');
  await visitor.type(box(), 'ka');
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
  await visitor.keyboard('{ArrowDown}{Enter}');
  expect(box()).not.toHaveValue('ka');
  await visitor.click(document.body);
  await visitor.click(box());
  expect(options()).toEqual([]);
  await visitor.type(box(), 's');
  await waitFor(() => expect(callsTo(SUGGESTIONS)).toHaveLength(2));
});

test('does not change the text if only the anchor or another parameter changes', async () => {
  const visitor = await openAt('/search?query=tasse');
  await visitor.type(box(), 'n');
  await visitor.click(document.body);
  await goBackTo('/search?query=tasse&sort=price#end');
  expect(box()).toHaveValue('tassen');
});

test('does not replace the text on a new page while the visitor is typing', async () => {
  const visitor = await openAt('/');
  await visitor.type(box(), 'kanne');
  await goBackTo('/search?query=tasse');
  expect(box()).toHaveValue('kanne');
});

test('follows the client router without the Navigation API (HOST-17)', async () => {
  await openAt('/');
  act(() => route('/search?query=tasse'));
  await waitFor(() => expect(box()).toHaveValue('tasse'));
  act(() => route('/product/1'));
  await waitFor(() => expect(box()).toHaveValue(''));
});
