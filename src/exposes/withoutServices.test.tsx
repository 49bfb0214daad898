import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { collectErrors } from '../testing/collectEvents.ts';
import { renderModule } from '../testing/renderModule.tsx';
import { serveShop } from '../testing/shopServer.ts';
import { cartStore } from './cart.ts';
import * as footer from './Footer.tsx';
import * as header from './Header.tsx';
import * as newsletter from './NewsletterForm.tsx';
import * as previewPanel from './PreviewPanel.tsx';

const { use, calls, callsTo } = serveShop();
const errors = collectErrors();

const part = (name: string) => document.querySelector(`[data-part="${name}"]`);
const link = (name: string) => screen.getByRole('link', { name });
const waitForRequest = async (path: string) => {
  await waitFor(() => expect(callsTo(path)).not.toHaveLength(0));
};

// The behavior that docs/adopting.md describes (SHOP-50).
describe('in a shop without the services', () => {
  beforeEach(() => use(http.all('*', () => new HttpResponse('Not found', { status: 404 }))));

  test('shows a header with logo, search, icons and the static menu (SHOP-50, NAV-01)', async () => {
    await renderModule(header, {});
    await waitForRequest('/jsonflyoutnavigation');
    expect(part('logo')).toHaveAttribute('href', '/');
    expect(screen.getByRole('search')).toBeVisible();
    expect(link('Themenwelten')).toHaveAttribute('href', '/category/theme-worlds');
    expect(link('Kategorien')).toHaveAttribute('href', '/category/all');
    expect(link('Kaffee')).toHaveAttribute('href', '/category/coffee');
    expect(link('Sale')).toHaveAttribute('href', '/category/sale');
    expect(link('Filialen')).toHaveAttribute('href', '/service/storefinder/search');
    expect(part('top-banner')).toBeNull();
    await waitFor(() => {
      const operations = errors.map(({ operation }) => operation);
      expect(operations).toEqual([...new Set(operations)]);
      expect(operations).toEqual(
        expect.arrayContaining(['navigation', 'theme-worlds', 'personal-data', 'read']),
      );
    });
  });

  test('treats the visitor as logged out (SHOP-50, ACC-19)', async () => {
    await renderModule(header, {});
    await userEvent.click(link('Mein Konto'));
    expect(await screen.findByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/login');
    expect(link('Registrieren')).toHaveAttribute('href', '/register');
    expect(part('icon-user')).not.toHaveAttribute('data-known');
  });

  test('shows an error in the cart and disables checkout (SHOP-50, CART-10)', async () => {
    await renderModule(header, {});
    await userEvent.click(link('Warenkorb'));
    await waitFor(() => expect(part('checkout')).toBeVisible());
    expect(part('checkout')?.closest('[data-flyout]')).toHaveTextContent(
      /kann .* nicht angezeigt werden/,
    );
    expect(part('checkout')).toBeDisabled();
    expect(part('cart-badge')?.textContent ?? '').toBe('');
  });

  test('returns an error code for an addition to the cart (SHOP-50, CART-49)', async () => {
    await renderModule(header, {});
    const outcome = await cartStore.addArticle({ productId: '1', tcm: '2', quantity: 1 });
    expect(outcome).toMatchObject({ ok: false, code: 'UNKNOWN' });
  });

  test('opens the search page without showing suggestions (SHOP-50, SEARCH-11)', async () => {
    const addresses: string[] = [];
    await renderModule(header, { navigate: (address: string) => addresses.push(address) });
    const field = screen.getByRole('combobox', { name: 'Shop durchsuchen' });
    await userEvent.type(field, 'becher');
    await waitForRequest('/service/searchfrontend/api/suggestions');
    await userEvent.type(field, '{Enter}');
    expect(addresses).toEqual(['/search?query=becher&site=DE']);
    expect(part('suggestions')).not.toBeVisible();
  });

  test('shows a complete footer with the newsletter form (SHOP-50, FOOT-20)', async () => {
    await renderModule(footer, {});
    await waitFor(() => expect(part('newsletter-box')).toBeVisible());
    expect(await screen.findByRole('textbox', { name: 'E-Mail-Adresse' })).toBeVisible();
    expect(link('Widerrufsrecht')).toBeVisible();
    expect(part('country-switcher')).toBeVisible();
  });

  test('shows an error in the newsletter form and keeps its values (SHOP-50, NEWS-31)', async () => {
    await renderModule(newsletter, {});
    await userEvent.type(screen.getByRole('textbox', { name: 'E-Mail-Adresse' }), 'a@b.example');
    await userEvent.click(screen.getByRole('button', { name: 'Jetzt anmelden' }));
    await waitFor(() => expect(part('technical-error')).toBeVisible());
    expect(screen.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue('a@b.example');
  });

  test('shows no preview panel to staff (SHOP-50, PREV-22)', async () => {
    document.cookie = 'StaffAuth=ada; Path=/';
    const { container } = await renderModule(previewPanel, {});
    await waitForRequest('/service/preview/api/auth/checkauth');
    await waitFor(() => expect(errors.map(({ operation }) => operation)).toEqual(['check']));
    expect(container).toBeEmptyDOMElement();
  });

  test('sends no preview request for visitors who are not staff (SHOP-50, PREV-01)', async () => {
    const { container } = await renderModule(previewPanel, {});
    expect(container).toBeEmptyDOMElement();
    expect(calls).toEqual([]);
  });
});
