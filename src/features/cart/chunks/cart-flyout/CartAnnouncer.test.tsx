import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { cartStore, setArticle } from '../../../../exposes/cart.ts';
import * as header from '../../../../exposes/Header.tsx';
import { CART, cartSettled, CUP, cupService } from '../../../../testing/cartPage.ts';
import { collectErrors } from '../../../../testing/collectEvents.ts';
import { addCup, cupPage } from '../../../../testing/cupPage.tsx';
import { renderModule } from '../../../../testing/renderModule.tsx';
import { serveShop } from '../../../../testing/shopServer.ts';

const { use } = serveShop();
collectErrors();

const card = () => document.querySelector<HTMLElement>('[data-part="cart-added"]');
const status = () => screen.getByRole('status').textContent;
const openPage = cupPage(use);

/** Records the texts of a live region. */
function recordTexts(region: HTMLElement): string[] {
  const texts: string[] = [];
  new MutationObserver(() => texts.push(region.textContent)).observe(region, { childList: true });
  return texts;
}

// CART-147
test('announces an addition only once', async () => {
  await openPage();
  const region = await screen.findByRole('status');
  const texts = recordTexts(region);
  await addCup();
  await waitFor(() => expect(status()).toBe('In den Warenkorb gelegt: Becher'));
  await cartSettled();
  expect(texts.filter(Boolean)).toEqual(['In den Warenkorb gelegt: Becher']);
});

// CART-44
test('shows a removed article that was added again, and announces it only as restored', async () => {
  await openPage();
  await addCup();
  await act(async () => void (await setArticle({ ...CUP, quantity: 0 })));
  const region = await screen.findByRole('status');
  await waitFor(() => expect(region).toHaveTextContent('Becher wurde entfernt'));
  const texts = recordTexts(region);
  await addCup();
  await waitFor(() => expect(card()).toHaveTextContent('In den Warenkorb gelegt: Becher'));
  await cartSettled();
  expect(texts).toEqual(['Becher ist wieder im Warenkorb. Warenkorb, 1 Artikel']);
  await addCup();
  await waitFor(() => expect(status()).toBe('In den Warenkorb gelegt: Becher'));
});

test('announces the addition without moving the focus (CART-44, CART-110)', async () => {
  await openPage();
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  await addCup();
  await waitFor(() => expect(status()).toBe('In den Warenkorb gelegt: Becher'));
  expect(button).toHaveFocus();
  expect(card()).not.toHaveAttribute('aria-live');
  expect(card()?.closest('[role="status"], [role="alert"]')).toBeNull();
  button.remove();
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
