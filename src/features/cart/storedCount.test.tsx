import { render, screen, waitFor } from '@testing-library/react';
import { addArticle } from '../../exposes/cart.ts';
import { Header, prepare } from '../../exposes/Header.tsx';
import { visitorId } from '../../foundation/browser/visit/visit.ts';
import { CART, cartOfCups, CUP, cupService, storeCart } from '../../testing/cartPage.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import { leavePage } from '../../testing/freshPage.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { logIn, logOut, openNewTab } from '../../testing/visitor.ts';
import { readStoredCount } from './storedCount.ts';

const { use, hold } = serveShop();
collectErrors();

const badge = () => document.querySelector('[data-part="cart-badge"]')?.textContent;

async function renderHeader(): Promise<void> {
  await prepare();
  render(<Header />);
}

// CART-05, HK-135
test('shows the stored count in the first render in a new tab', async () => {
  hold(CART);
  storeCart(4);
  openNewTab();
  await renderHeader();
  expect(badge()).toBe('4');
  expect(screen.getByRole('link', { name: /Warenkorb.*4/ })).toBeVisible();
});

// CART-82
test('does not show the previous visitor’s count after a logout', async () => {
  hold(CART);
  logIn();
  storeCart(4);
  leavePage();
  logOut();
  await renderHeader();
  expect(badge()).toBeUndefined();
  await waitFor(() => expect(localStorage.getItem('fascia.cart.DE')).toBeNull());
});

// HK-135
test('replaces the stored count with the count in the response', async () => {
  use(...cupService(2));
  storeCart(4);
  await renderHeader();
  expect(badge()).toBe('4');
  await waitFor(() => expect(badge()).toBe('2'));
});

// HK-135
test('counts an addition that was made before the cart’s code has loaded', async () => {
  use(...cupService(4));
  storeCart(4);
  await renderHeader();
  void addArticle({ ...CUP, quantity: 1 });
  await waitFor(() => expect(badge()).toBe('5'));
});

const label = () => ({ owner: visitorId(), storedAt: Date.now() });
const stored = (cart: object) => {
  localStorage.setItem('fascia.cart.DE', JSON.stringify(cart));
  return readStoredCount('DE');
};

describe('a stored count', () => {
  // HK-135, CART-82
  test.each([
    ['belongs to another visitor', () => ({ owner: 'x' })],
    ['has no owner', () => ({ owner: undefined })],
    ['has no age', () => ({ storedAt: undefined })],
    ['is 24 hours old', () => ({ storedAt: Date.now() - 86_400_000 })],
    ['is from the future', () => ({ storedAt: Date.now() + 1000 })],
  ])('is ignored if it %s', (_, change) => {
    expect(stored({ ...cartOfCups(4), ...label() })).toBe(4);
    expect(stored({ ...cartOfCups(4), ...label(), ...change() })).toBe(0);
  });

  // HK-135
  test.each([['4'], [4.5], [null], [{ a: 1 }]])('is ignored if it is %j', (numberOfArticles) => {
    expect(stored({ numberOfArticles, ...label() })).toBe(0);
  });
});
