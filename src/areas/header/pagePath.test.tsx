import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as header from '../../exposes/Header.tsx';
import '../../testing/dialog.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { box } from '../../testing/searchPage.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const { callsTo } = serveShop();
collectErrors();

const back = () => screen.queryByRole('button', { name: 'Zurück' });
const button = (title: string) => screen.findByRole('button', { name: `${title}: Untermenü` });
const current = () => screen.findAllByRole('link', { current: 'page' });
/** Navigates like a client router. Like Safari before 26, jsdom emits no event for such a navigation. */
const route = (address: string) => act(() => window.history.pushState(null, '', address));

async function open(settings: header.HeaderSettings) {
  const page = await renderModule(header, settings);
  await waitFor(() => expect(callsTo('/jsonflyoutnavigation')).toHaveLength(1));
  return {
    ...page,
    update: (changed: header.HeaderSettings) =>
      page.rerender(<header.Header {...settings} {...changed} />),
  };
}

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('Without the Navigation API, a navigation of a client router (HOST-17)', () => {
  test('updates the back button', async () => {
    await open({ platform: 'MATCH' });
    expect(back()).toBeNull();
    route('/product/1');
    await waitFor(() => expect(back()).toBeVisible());
    route('/');
    await waitFor(() => expect(back()).toBeNull());
  });

  test('updates the back button if the previous address was noticed only in a render', async () => {
    const { update } = await open({ platform: 'MATCH' });
    route('/product/1');
    update({});
    expect(back()).toBeVisible();
    route('/');
    await waitFor(() => expect(back()).toBeNull());
  });

  test('updates the search text', async () => {
    await open({ platform: 'CLASSIC' });
    route('/search?query=tasse');
    await waitFor(() => expect(box()).toHaveValue('tasse'));
  });

  test('updates the active branch of a flyout when the flyout is opened again', async () => {
    await open({ platform: 'CLASSIC' });
    await userEvent.click(await button('Kategorien'));
    await waitFor(() => expect(screen.queryAllByRole('link', { current: 'page' })).toEqual([]));
    route('/category/mugs-cups');
    await waitFor(async () =>
      expect(await button('Kategorien')).toHaveAttribute('aria-expanded', 'false'),
    );
    await userEvent.click(await button('Kategorien'));
    expect((await current())[0]).toHaveAttribute('href', '/category/mugs-cups');
    expect(await button('Küche')).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('The host’s path (HOST-60)', () => {
  test('determines whether the back button is shown', async () => {
    const { update } = await open({ platform: 'MATCH', path: '/product/1' });
    expect(back()).toBeVisible();
    update({ path: '/' });
    expect(back()).toBeNull();
    update({ path: '/?site=AT#top' });
    expect(back()).toBeNull();
  });

  test('determines which branch is open', async () => {
    const { update } = await open({ platform: 'CLASSIC', path: '/' });
    await userEvent.click(await button('Kategorien'));
    expect(await button('Küche')).toHaveAttribute('aria-expanded', 'false');
    update({ path: '/category/mugs-cups?page=2' });
    await userEvent.click(await button('Kategorien'));
    expect((await current())[0]).toHaveAttribute('href', '/category/mugs-cups');
    expect(await button('Küche')).toHaveAttribute('aria-expanded', 'true');
  });

  test('determines the text of the search box if the path has a query', async () => {
    window.history.replaceState(null, '', '/?query=kanne');
    const { update } = await open({ platform: 'CLASSIC', path: '/search?query=tasse' });
    expect(box()).toHaveValue('tasse');
    update({ path: '/search?query=teller' });
    expect(box()).toHaveValue('teller');
    update({ path: '/search' });
    expect(box()).toHaveValue('kanne');
    update({ path: '/search?page=2' });
    expect(box()).toHaveValue('');
  });
});
