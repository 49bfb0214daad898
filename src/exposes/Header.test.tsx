import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as header from './Header.tsx';
import { siteCodes } from '../foundation/sites/sites.ts';
import { collectErrors } from '../testing/collectEvents.ts';
import { renderModule } from '../testing/renderModule.tsx';
import { serveShop } from '../testing/shopServer.ts';

const { shop, callsTo } = serveShop();
const errors = collectErrors();

const NAVIGATION = '/jsonflyoutnavigation';
const VISITOR = '/service/customerfrontenddata/api/v1/psdata';
const CART = '/service/cart/api/cart';

const part = (name: string) => document.querySelector(`[data-part="${name}"]`);

describe('A visitor sees', () => {
  test('the logo that leads home, and four icons with their links', async () => {
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
    // All of the header has come, its promotions last.
    await waitFor(() => expect(part('benefits')).toBeVisible());
  });

  test.each(siteCodes)(
    'four navigation items on %s before any service has answered',
    async (site) => {
      shop.faults.set('*', { kind: 'delay', ms: 60_000 });
      await renderModule(header, { site });
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
    },
  );

  test('the titles and links that the navigation service answered', async () => {
    await renderModule(header, {});
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Kategorien' })).toHaveAttribute(
        'href',
        '/category/all',
      ),
    );
  });

  test('no figure on an empty cart', async () => {
    await renderModule(header, {});
    await waitFor(() => expect(callsTo(CART)).toHaveLength(1));
    expect(part('cart-badge')).toBeNull();
    expect(screen.getByRole('link', { name: 'Warenkorb' })).toBeVisible();
  });

  test('that the shop knows them, by name, once it has said so', async () => {
    await fetch('http://shop.test/demo/visitor', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind: 'REMEMBERED' }),
    });
    await renderModule(header, {});
    await waitFor(() => expect(part('icon-user')).toHaveAttribute('data-known', 'true'));
    expect(part('icon-user')).toHaveAccessibleName(/^Mein Konto, \S+/);
  });

  test('the way to pay in safety on a reduced header, and nothing to distract', async () => {
    await renderModule(header, { reduced: true });
    expect(part('secure-hint')).toHaveTextContent('Sicher einkaufen');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('search')).toBeNull();
    expect(callsTo(NAVIGATION)).toEqual([]);
  });

  test('the menu behind a button on a phone, closed by Escape', async () => {
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

describe('A host', () => {
  test('may put two headers on a page: each service is asked once', async () => {
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

  test('that names an unknown site gets DE, and hears of it once', async () => {
    await renderModule(header, { site: 'XX' as 'DE' });
    expect(screen.getByRole('banner')).toHaveAttribute('data-site', 'DE');
    expect(errors).toEqual([expect.objectContaining({ module: 'header', operation: 'settings' })]);
  });

  test('that changes the site gets its language and its navigation', async () => {
    const { rerender } = await renderModule(header, { site: 'DE' });
    rerender(<header.Header site="TR" />);
    expect(await screen.findByRole('link', { name: 'Sepet' })).toBeVisible();
    await waitFor(() =>
      expect(callsTo(NAVIGATION).map((call) => new URL(call.url).searchParams.get('site'))).toEqual(
        ['DE', 'TR'],
      ),
    );
  });

  test('that names another navigation service has that one asked', async () => {
    await renderModule(header, { navigationRoute: '/jsonflyoutnavigation?variant=b' });
    await waitFor(() => expect(callsTo(NAVIGATION)).toHaveLength(1));
    expect(callsTo(NAVIGATION)[0]?.url).toContain('variant=b');
  });
});

describe.each(['status', 'cut', 'html', 'nonsense'] as const)(
  'When a service fails (%s)',
  (kind) => {
    test.each(['navigation', 'personalData', 'cartRead'] as const)(
      '%s: the static parts stand, told once',
      async (call) => {
        const fault = kind === 'status' ? { kind, status: 500 } : { kind };
        shop.faults.set(call, fault);
        await renderModule(header, {});
        await waitFor(() => expect(errors).toHaveLength(1));
        for (const name of ['Kategorien', 'Warenkorb', 'Mein Konto', 'Sale']) {
          expect(screen.getByRole('link', { name })).toBeVisible();
        }
        expect(errors).toHaveLength(1);
      },
    );
  },
);
