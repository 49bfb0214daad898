import { render, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { Header, prepare } from '../../../exposes/Header.tsx';
import { visitId } from '../../../foundation/browser/visit/visit.ts';
import { CART, cartOfCups, cupService, storeCart } from '../../../testing/cartPage.ts';
import { collectErrors } from '../../../testing/collectEvents.ts';
import { serveShop } from '../../../testing/shopServer.ts';
import { addArticle } from '../../../exposes/cart.ts';
import { CUP } from '../../../testing/cartPage.ts';

const { use } = serveShop();
collectErrors();

const badge = () => document.querySelector('[data-part="cart-badge"]')?.textContent;
const hangingService = () => use(http.get(`*${CART}`, () => new Promise<never>(() => {})));
const store = (cart: object) => localStorage.setItem('fascia.cart.DE', JSON.stringify(cart));

async function drawHeader(): Promise<void> {
  await prepare();
  render(<Header />);
}

// HK-135
test('the badge of the header’s first drawing has the count of the stored cart', async () => {
  hangingService();
  storeCart(4);
  await drawHeader();
  expect(badge()).toBe('4');
  expect(screen.getByRole('link', { name: /Warenkorb.*4/ })).toBeVisible();
});

// HK-135
test('what the service says replaces the stored count', async () => {
  use(...cupService(2));
  storeCart(4);
  await drawHeader();
  expect(badge()).toBe('4');
  await waitFor(() => expect(badge()).toBe('2'));
});

// HK-135
test('what is added before the cart’s code is there counts too', async () => {
  use(...cupService(4));
  storeCart(4);
  await drawHeader();
  void addArticle({ ...CUP, quantity: 1 });
  await waitFor(() => expect(badge()).toBe('5'));
});

// HK-135, CART-82
test.each([
  ['of another visit', () => ({ owner: 'x', storedAt: Date.now() })],
  ['of nobody', () => ({ storedAt: Date.now() })],
  ['without an age', () => ({ owner: visitId() })],
  ['of yesterday', () => ({ owner: visitId(), storedAt: Date.now() - 86_400_000 })],
  ['of a future time', () => ({ owner: visitId(), storedAt: Date.now() + 1000 })],
])('the count of a cart %s is not shown', async (_, label) => {
  hangingService();
  store({ ...cartOfCups(4), ...label() });
  await drawHeader();
  expect(badge()).toBeUndefined();
});

// HK-135
test.each([['4'], [4.5], [null], [-1], [{ a: 1 }]])(
  'a stored count %j is not shown',
  async (numberOfArticles) => {
    hangingService();
    store({ numberOfArticles, owner: visitId(), storedAt: Date.now() });
    await drawHeader();
    expect(badge()).toBeUndefined();
  },
);
