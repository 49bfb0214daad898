import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import * as header from './Header.tsx';
import { collectErrors } from '../testing/collectEvents.ts';
import { renderModule } from '../testing/renderModule.tsx';
import { serveShop } from '../testing/shopServer.ts';

const { shop, callsTo, use, visitAs } = serveShop();
const errors = collectErrors();

const NAVIGATION = '/jsonflyoutnavigation';
const VISITOR = '/service/customerfrontenddata/api/v1/psdata';
const CART = '/service/cart/api/cart';

const part = (name: string) => document.querySelector(`[data-part="${name}"]`);

describe('The header', () => {
  // HEAD-01, HEAD-08, HOST-18
  test('shows a logo that links to the start page, and four icons with links', async () => {
    await renderModule(header, {});
    const banner = screen.getByRole('banner');
    expect(within(banner).getByRole('link', { name: 'Aroma: zur Startseite' })).toHaveAttribute(
      'href',
      '/',
    );
    const links = {
      'icon-search': '/search',
      'icon-store-finder': '/service/storefinder/search',
      'icon-user': '/usermenu',
      'icon-cart': '/service/cartfrontend/cart',
    };
    for (const [name, href] of Object.entries(links)) {
      expect(part(name)).toHaveAttribute('href', href);
      expect(part(name)).toHaveAccessibleName();
    }
    // The promotions load last.
    await waitFor(() => expect(part('benefits')).toBeVisible());
  });

  test('shows four navigation items before any service has responded (NAV-01)', async () => {
    shop.faults.set('*', { kind: 'delay', ms: 60_000 });
    await renderModule(header, {});
    const items = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(items.map((item) => item.dataset['item'])).toEqual([
      'theme-worlds',
      'categories',
      'coffee',
      'sale',
    ]);
    for (const item of items) {
      expect(item).toHaveAttribute('href', expect.stringMatching(/^\/.+/));
      expect(item).toHaveAccessibleName();
    }
  });

  test('shows the titles and links from the navigation service (NAV-01, NAV-05)', async () => {
    await renderModule(header, {});
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Kategorien' })).toHaveAttribute(
        'href',
        '/category/all',
      ),
    );
  });

  test('shows no badge on an empty cart (CART-40)', async () => {
    await renderModule(header, {});
    await waitFor(() => expect(callsTo(CART)).toHaveLength(1));
    expect(part('cart-badge')).toBeNull();
    expect(screen.getByRole('link', { name: 'Warenkorb' })).toBeVisible();
  });

  test('shows the visitor’s name at the user icon after the response (ACC-02)', async () => {
    await visitAs({ kind: 'REMEMBERED' });
    await renderModule(header, {});
    await waitFor(() => expect(part('icon-user')).toHaveAttribute('data-known', 'true'));
    expect(part('icon-user')).toHaveAccessibleName(/^Mein Konto, \S+/);
  });

  // HEAD-03, NAV-06
  test('shows the secure-purchase hint, but no navigation or search, if it is reduced', async () => {
    await renderModule(header, { reduced: true });
    expect(part('secure-hint')).toHaveTextContent('Sicher einkaufen');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('search')).toBeNull();
    expect(callsTo(NAVIGATION)).toEqual([]);
  });

  test.each([{ reduced: false }, { reduced: true, showSecureHint: false }])(
    'shows no secure-purchase hint with the settings %j (HEAD-03)',
    async (settings) => {
      await renderModule(header, settings);
      expect(screen.getByRole('banner')).toBeVisible();
      expect(part('secure-hint')).toBeNull();
    },
  );

  test('shows a menu button on a smartphone, whose menu closes on Escape (HEAD-06)', async () => {
    const visitor = userEvent.setup();
    await renderModule(header, { platform: 'SMARTPHONE' });
    const menu = screen.getByRole('button', { name: 'Menü' });
    expect(screen.queryByRole('navigation')).toBeNull();
    await visitor.click(menu);
    expect(menu).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('navigation')).toBeVisible();
    await visitor.keyboard('{Escape}');
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('The header on a host’s page', () => {
  test('calls each service only once for two headers on a page (HOST-05, NAV-06)', async () => {
    await header.prepare();
    const { render } = await import('@testing-library/react');
    render(
      <>
        <header.Header />
        <header.Header />
      </>,
    );
    await waitFor(() => expect(callsTo(CART)).toHaveLength(1));
    expect(callsTo(NAVIGATION)).toHaveLength(1);
    expect(callsTo(VISITOR)).toHaveLength(1);
  });

  test('changes the language and the navigation with the site (NAV-05, SITE-02)', async () => {
    const { rerender } = await renderModule(header, { site: 'DE' });
    rerender(<header.Header site="TR" />);
    expect(await screen.findByRole('link', { name: 'Sepet' })).toBeVisible();
    await waitFor(() =>
      expect(callsTo(NAVIGATION).map((call) => new URL(call.url).searchParams.get('site'))).toEqual(
        ['DE', 'TR'],
      ),
    );
  });
});

// ACC-19, HOST-34, NAV-01
test.each(['navigation', 'personalData', 'cartRead'] as const)(
  'keeps its static parts and reports one error if the service %s fails',
  async (call) => {
    shop.faults.set(call, { kind: 'nonsense' });
    await renderModule(header, {});
    await waitFor(() => expect(errors).toHaveLength(1));
    for (const name of ['Kategorien', 'Warenkorb', 'Mein Konto', 'Sale']) {
      expect(screen.getByRole('link', { name })).toBeVisible();
    }
  },
);

// HOST-35, NAV-01
test('replaces a malicious address of a navigation item with its static link', async () => {
  const roots = [
    { title: 'Alles', href: 'javascript:alert(1)' },
    { title: 'Bohnen', href: '/bohnen' },
    null,
  ];
  use(http.get(`*${NAVIGATION}`, () => HttpResponse.json(roots)));
  await renderModule(header, {});
  const links = { Alles: '/category/all', Bohnen: '/bohnen', Sale: '/category/sale' };
  for (const [name, href] of Object.entries(links)) {
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  }
  expect(errors.filter(({ operation }) => operation === 'navigation')).toHaveLength(1);
});
