import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as header from '../../../../exposes/Header.tsx';
import { cartStore, setArticle } from '../../../../exposes/cart.ts';
import {
  CART,
  cartOfCups,
  cartSettled,
  CUP,
  cupService,
  storeCart,
} from '../../../../testing/cartPage.ts';
import { collectErrors } from '../../../../testing/collectEvents.ts';
import { renderModule } from '../../../../testing/renderModule.tsx';
import { serveShop } from '../../../../testing/shopServer.ts';

const { use, callsTo } = serveShop();
collectErrors();

const CHECKING = 'Ihr Warenkorb wird gerade geprüft.';
const EMPTY = 'Ihr Warenkorb ist noch leer.';

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);

/** Opens the cart flyout. The response to the read arrives when the returned function is called. */
async function openUnreadCart(cups: number): Promise<() => Promise<void>> {
  const read = Promise.withResolvers<void>();
  use(...cupService(cups));
  use(
    http.get(`*${CART}`, async () => {
      await read.promise;
      return HttpResponse.json({ cart: cartOfCups(cups) });
    }),
  );
  await renderModule(header, { showPromotionBanner: false });
  fireEvent.click(part('icon-cart') as HTMLElement);
  await screen.findByRole('heading', { name: /^Warenkorb/ });
  return async () => {
    read.resolve();
    await cartSettled();
  };
}

test('disables checkout and shows a reason until the stored cart has been read (CART-55, CART-56)', async () => {
  storeCart(2);
  const read = await openUnreadCart(2);
  expect(await screen.findByText('Becher')).toBeVisible();
  expect(part('checkout')).toBeDisabled();
  expect(part('checkout')).toHaveAccessibleDescription(CHECKING);
  expect(screen.getByText(CHECKING)).toBeVisible();
  await read();
  await waitFor(() => expect(part('checkout')).toHaveAttribute('href', '/checkout'));
  expect(screen.queryByText(CHECKING)).toBeNull();
});

test('does not describe a cart as empty while it is loading (CART-56)', async () => {
  const read = await openUnreadCart(0);
  expect(screen.queryByText(EMPTY)).toBeNull();
  expect(screen.getByText(CHECKING)).toBeVisible();
  await read();
  expect(await screen.findByText(EMPTY)).toBeVisible();
  expect(screen.queryByText(CHECKING)).toBeNull();
});

test('does not describe a cart with unreadable entries as empty (CART-54)', async () => {
  use(http.get(`*${CART}`, () => HttpResponse.json({ cart: { defectiveArticles: ['?'] } })));
  await renderModule(header, { showPromotionBanner: false });
  await cartSettled();
  fireEvent.click(part('icon-cart') as HTMLElement);
  expect(await screen.findByText(/sind Fehler aufgetreten/)).toBeVisible();
  expect(screen.queryByText(EMPTY)).toBeNull();
  expect(part('checkout')).toBeDisabled();
});

test('disables checkout and shows a reason while an outcome is unknown (CART-20, CART-56)', async () => {
  const read = await openUnreadCart(2);
  await read();
  const again = Promise.withResolvers<void>();
  use(http.put(`*${CART}`, () => new HttpResponse(null, { status: 502 }), { once: true }));
  use(
    http.get(`*${CART}`, async () => {
      await again.promise;
      return HttpResponse.json({ cart: cartOfCups(3) });
    }),
  );
  void setArticle({ ...CUP, quantity: 3 });
  expect(await screen.findByText(CHECKING)).toBeVisible();
  expect(part('checkout')).toBeDisabled();
  again.resolve();
  await waitFor(() => expect(screen.queryByText(CHECKING)).toBeNull());
  expect(part('checkout')).toHaveAttribute('href', '/checkout');
});

/** Opens a page on which the first read of the cart fails, or all reads fail. */
async function openPage({ once }: { once: boolean }): Promise<void> {
  use(...cupService(2));
  use(http.get(`*${CART}`, () => HttpResponse.json({}, { status: 500 }), { once }));
  await renderModule(header, { showPromotionBanner: false });
  await cartSettled();
}

test('does not describe a cart as empty after a failed read (CART-10)', async () => {
  await openPage({ once: false });
  fireEvent.click(part('icon-cart') as HTMLElement);
  expect(await screen.findByText(/Inhalt des Warenkorbs kann aus technischen/)).toBeVisible();
  expect(screen.queryByText(EMPTY)).toBeNull();
  await cartSettled();
});

test('retries a failed read once when the flyout opens', async () => {
  await openPage({ once: true });
  fireEvent.click(part('icon-cart') as HTMLElement);
  expect(await screen.findByText('Becher')).toBeVisible();
  expect(screen.queryByText(/Inhalt des Warenkorbs kann aus technischen/)).toBeNull();
  expect(callsTo(CART)).toHaveLength(2);
});

/** Opens a cart with a free article without a campaign, and removes it. The service sends this response. */
async function openFreeArticle(answer: () => Response) {
  const free = { productId: 'F', tcm: '9', title: 'Löffel', campaignId: '' };
  const bodies: unknown[] = [];
  use(
    http.get(`*${CART}`, () =>
      HttpResponse.json({ cart: { ...cartOfCups(1), freeArticles: [free] } }),
    ),
    http.put(`*${CART}`, async ({ request }) => {
      bodies.push(await request.json());
      return answer();
    }),
  );
  await renderModule(header, { showPromotionBanner: false });
  await cartSettled();
  fireEvent.click(part('icon-cart') as HTMLElement);
  const row = (await screen.findByText('Löffel')).closest('li') as HTMLElement;
  fireEvent.click(within(row).getByRole('button', { name: 'Entfernen: Löffel' }));
  return bodies;
}

test('removes a free article without a campaign and offers no undo (CART-26)', async () => {
  const bodies = await openFreeArticle(() => HttpResponse.json({ cart: cartOfCups(1) }));
  expect(screen.queryByText('Löffel')).toBeNull();
  await cartSettled();
  expect(bodies).toEqual([{ setFreeArticle: { productId: 'F', campaignId: '', remove: true } }]);
  expect(screen.queryByText('Löffel')).toBeNull();
  expect(part('undo')).toBeNull();
});

test('keeps a free article without a campaign and shows an error after a refusal (CART-26)', async () => {
  await openFreeArticle(() => HttpResponse.json({ error: 'UNKNOWN' }, { status: 404 }));
  await cartSettled();
  expect(screen.getByText('Löffel')).toBeVisible();
  await waitFor(() =>
    expect(part('cart-error')).toHaveTextContent(
      'Dieser Gratisartikel kann nicht entfernt werden.',
    ),
  );
});

// CART-17, CART-26
test('shows no error if removing a free article without a campaign returns 304', async () => {
  await openFreeArticle(() => new HttpResponse(null, { status: 304 }));
  await cartSettled();
  expect(cartStore.getState()).toMatchObject({ changeError: null, canCheckout: true });
  expect(part('cart-error')).toBeNull();
  expect(part('cart-error-last')).toBeNull();
  expect(screen.getByText('Löffel')).toBeVisible();
});
