import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { cartStore, setArticle } from '../../../../exposes/cart.ts';
import * as header from '../../../../exposes/Header.tsx';
import { CART, cartSettled, CUP, cupService } from '../../../../testing/cartPage.ts';
import { collectErrors } from '../../../../testing/collectEvents.ts';
import { renderModule } from '../../../../testing/renderModule.tsx';
import { serveShop } from '../../../../testing/shopServer.ts';

const { use, callsTo } = serveShop();
collectErrors();

const icon = () => document.querySelector('[data-part="icon-cart"]') as HTMLElement;

/** Opens a page on which the first read of the cart fails, or all reads fail. */
async function openPage({ once }: { once: boolean }): Promise<void> {
  use(...cupService(2));
  use(http.get(`*${CART}`, () => HttpResponse.json({}, { status: 500 }), { once }));
  await renderModule(header, { showPromotionBanner: false });
  await cartSettled();
}

test('does not describe a cart as empty after a failed read (CART-10)', async () => {
  await openPage({ once: false });
  fireEvent.click(icon());
  expect(await screen.findByText(/Inhalt des Warenkorbs kann aus technischen/)).toBeVisible();
  expect(screen.queryByText('Ihr Warenkorb ist noch leer.')).toBeNull();
  await cartSettled();
});

test('retries a failed read once when the flyout opens', async () => {
  await openPage({ once: true });
  fireEvent.click(icon());
  expect(await screen.findByText('Becher')).toBeVisible();
  expect(screen.queryByText(/Inhalt des Warenkorbs kann aus technischen/)).toBeNull();
  expect(callsTo(CART)).toHaveLength(2);
});

// CART-44
test.each([
  ['change', http.put, () => setArticle({ ...CUP, quantity: 4 })],
  ['read', http.get, () => cartStore.reload()],
] as const)('announces the second of two identical errors of a %s again', async (_, on, call) => {
  use(...cupService(2));
  await renderModule(header, { showPromotionBanner: false });
  await cartSettled();
  await act(() => setArticle({ ...CUP, quantity: 3 })); // Loads the announcer.
  use(on(`*${CART}`, () => HttpResponse.json({}, { status: 500 })));
  await act(call);
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert).not.toBeEmptyDOMElement());
  const { firstElementChild: first, textContent } = alert;
  await act(call);
  await waitFor(() => expect(alert.firstElementChild).not.toBe(first));
  await waitFor(() => expect(alert).toHaveTextContent(textContent));
});
