import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderWithFascia } from '../../testing/renderWithFascia.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import { MainNavigation } from './MainNavigation.tsx';
import { navigationSlice } from './navigationSlice.ts';

const { callsTo, use } = serveShop();

const navigation = <MainNavigation route={undefined} />;

/** Id, title and address of each item. */
const items = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => [link.dataset['item'], link.textContent, link.getAttribute('href')]);

test.each(['DE', 'AT'] as const)(
  'shows four static items on %s before the response',
  async (site) => {
    // NAV-01
    await renderWithFascia(navigation, { site });
    const own = site === 'DE' ? '' : `?site=${site}`;
    const addresses = ['theme-worlds', 'all', 'coffee', 'sale'].map((page) => `/category/${page}`);
    expect(items().map(([id]) => id)).toEqual(['theme-worlds', 'categories', 'coffee', 'sale']);
    expect(items().map(([, , href]) => href)).toEqual(addresses.map((page) => page + own));
    for (const [, title] of items()) expect(title).not.toBe('');
  },
);

test('uses the response’s titles, links and children, and static ones for missing fields (NAV-01)', async () => {
  const kitchen = { title: 'Küche', href: '/kitchen', children: [] };
  const data = [{ title: 'Alles' }, { href: '/k', children: [kitchen] }];
  const key = navigationSlice.keyOf({ site: 'DE', route: undefined });
  await renderWithFascia(navigation, {
    before: ({ dispatch }) => void dispatch(navigationSlice.actions.received({ key, data })),
  });
  expect(items()).toEqual([
    ['theme-worlds', 'Themenwelten', '/category/theme-worlds'],
    ['categories', 'Alles', '/category/all'],
    ['coffee', 'Kaffee', '/k'],
    ['sale', 'Sale', '/category/sale'],
  ]);
  expect(screen.getByRole('button', { name: 'Kaffee: Untermenü' })).not.toHaveAttribute(
    'data-idle',
  );
});

test('assigns the roots of the response to categories, coffee and sale (NAV-05)', async () => {
  const roots = ['A', 'B', 'C'].map((title) => ({ title, href: `/${title}` }));
  use(http.get('*/jsonflyoutnavigation', () => HttpResponse.json(roots)));
  const { store } = await renderWithFascia(navigation, { site: 'AT' });
  await act(() => store.dispatch(navigationSlice.fetch({ site: 'AT', route: undefined })));
  expect(items().map(([, title]) => title)).toEqual(['Themenwelten', 'A', 'B', 'C']);
  const [call] = callsTo('/jsonflyoutnavigation');
  expect(call).toMatchObject({ method: 'GET', credentials: 'include' });
  expect(new URL(call?.url ?? '').search).toBe('?site=AT');
});

test('requests the navigation from `navigationRoute` (NAV-05)', async () => {
  use(http.get('*/other/menu', () => HttpResponse.json([{ title: 'Anders' }])));
  const { store } = await renderWithFascia(<MainNavigation route="/other/menu" />);
  await act(() => store.dispatch(navigationSlice.fetch({ site: 'DE', route: '/other/menu' })));
  expect(items()[1]).toEqual(['categories', 'Anders', '/category/all']);
  expect(callsTo('/jsonflyoutnavigation')).toEqual([]);
});
