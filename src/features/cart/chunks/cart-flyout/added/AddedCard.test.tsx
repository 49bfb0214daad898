import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as header from '../../../../../exposes/Header.tsx';
import { addArticle, setArticle } from '../../../../../exposes/cart.ts';
import { emit } from '../../../../../foundation/browser/page/events.ts';
import { CART, cartOfCups, cartSettled, CUP } from '../../../../../testing/cartPage.ts';
import { collectErrors } from '../../../../../testing/collectEvents.ts';
import { stopTime } from '../../../../../testing/fakeClock.ts';
import { leavePage } from '../../../../../testing/leavePage.ts';
import { renderModule } from '../../../../../testing/renderModule.tsx';
import { renderWithFascia } from '../../../../../testing/renderWithFascia.tsx';
import { serveShop } from '../../../../../testing/shopServer.ts';
import { WhenDrawn } from '../../../../../testing/WhenDrawn.tsx';
import { AddedCard } from './AddedCard.tsx';

const { use } = serveShop();
collectErrors();

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const card = () => part('cart-added');
const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const status = () => screen.getByRole('status').textContent;

interface Answer {
  title?: string;
  error?: string;
  limit?: number;
}

/** Opens a page with a header. Responses that increase the quantity contain an added cup. */
async function openPage(
  { title = 'Becher', ...answer }: Answer = {},
  settings: Parameters<typeof header.Header>[0] = {},
): Promise<void> {
  let inCart = 0;
  use(
    http.get(`*${CART}`, () => HttpResponse.json({ cart: cartOfCups(inCart) })),
    http.put(`*${CART}`, async ({ request }) => {
      const { setArticle: change } = (await request.json()) as { setArticle: { quantity: number } };
      const isMore = change.quantity > inCart;
      inCart = change.quantity;
      const addedProduct = { ...CUP, title, quantity: 1 };
      return HttpResponse.json({
        cart: cartOfCups(inCart),
        ...(isMore && { addedProduct }),
        ...answer,
      });
    }),
  );
  await renderModule(header, { showPromotionBanner: false, ...settings });
  await cartSettled();
  // The card's code loads with the first change.
  await act(async () => void (await setArticle({ ...CUP, quantity: 0 })));
}

const add = () => act(async () => void (await addArticle({ ...CUP, quantity: 1 })));

test('shows an added article next to the cart icon with a link to the cart (CART-110)', async () => {
  await openPage();
  await add();
  await waitFor(() => expect(card()).toHaveTextContent('In den Warenkorb gelegt: Becher'));
  expect(part('cart-added-link')).toHaveAttribute('href', '/service/cartfrontend/cart');
  expect(part('flyout')).toBeNull();
});

// CART-147
test('announces an addition only once', async () => {
  await openPage();
  const region = await screen.findByRole('status');
  const texts: string[] = [];
  new MutationObserver(() => texts.push(region.textContent)).observe(region, { childList: true });
  await add();
  await waitFor(() => expect(status()).toBe('In den Warenkorb gelegt: Becher'));
  await cartSettled();
  expect(texts.filter(Boolean)).toEqual(['In den Warenkorb gelegt: Becher']);
});

test('announces the addition without moving the focus (CART-44, CART-110)', async () => {
  await openPage();
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  await add();
  await waitFor(() => expect(status()).toBe('In den Warenkorb gelegt: Becher'));
  expect(button).toHaveFocus();
  expect(card()).not.toHaveAttribute('aria-live');
  expect(card()?.closest('[role="status"], [role="alert"]')).toBeNull();
  button.remove();
});

// HEAD-153
test('the card disappears when the visitor leaves the page', async () => {
  await openPage();
  await add();
  await waitFor(() => expect(card()).not.toBeNull());
  leavePage();
  expect(card()).toBeNull();
});

test('the card disappears after 7.5 s without hover or focus (CART-110)', async () => {
  await openPage();
  stopTime();
  await add();
  await later(7000);
  fireEvent.pointerOver(card() as HTMLElement, { relatedTarget: part('icon-cart') });
  await later(60_000);
  expect(card()).not.toBeNull();
  fireEvent.pointerLeave(card() as HTMLElement);
  // jsdom does not show popovers, so their content cannot have the focus.
  fireEvent.focus(part('cart-added-link') as HTMLElement);
  await later(60_000);
  expect(card()).not.toBeNull();
  fireEvent.blur(part('cart-added-link') as HTMLElement);
  await later(7499);
  expect(card()).not.toBeNull();
  await later(1);
  expect(card()).toBeNull();
});

test('another addition restarts the 7.5 s (CART-110)', async () => {
  await openPage();
  stopTime();
  await add();
  await later(5000);
  await add();
  await later(5000);
  expect(card()).not.toBeNull();
  await later(2500);
  expect(card()).toBeNull();
});

test('closing the card restores the focus (CART-110)', async () => {
  await openPage();
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  await add();
  act(() => part('cart-added-close')?.focus());
  fireEvent.click(part('cart-added-close') as HTMLElement);
  expect(card()).toBeNull();
  expect(button).toHaveFocus();
  button.remove();
});

test.each<[string, () => Promise<void> | void]>([
  ['another addition', add],
  ['a change', () => act(async () => void (await setArticle({ ...CUP, quantity: 0 })))],
  ['an opened flyout', () => act(() => emit('fascia:flyout-open', { flyout: 'user' }))],
])('the card restores the focus if it disappears because of %s (CART-140)', async (_, replace) => {
  await openPage();
  const button = document.body.appendChild(document.createElement('button'));
  await add();
  button.focus();
  act(() => part('cart-added-link')?.focus());
  await replace();
  await waitFor(() => expect(button).toHaveFocus());
  button.remove();
});

test('the card closes on Escape in its first frame (CART-110)', async () => {
  const onDismiss = jest.fn();
  await renderWithFascia(
    <WhenDrawn run={() => void fireEvent.keyDown(document.body, { key: 'Escape' })}>
      <AddedCard article={{ ...CUP, title: 'Becher', quantity: 1 }} onDismiss={onDismiss} />
    </WhenDrawn>,
  );
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('the card is not shown while a flyout is open (CART-110)', async () => {
  await openPage();
  await add();
  fireEvent.click(part('icon-cart') as HTMLElement);
  await waitFor(() => expect(part('icon-cart')).toHaveAttribute('aria-expanded', 'true'));
  await waitFor(() => expect(card()).toBeNull());
  await add();
  expect(card()).toBeNull();
});

test('the card disappears when the article is removed (CART-110)', async () => {
  await openPage();
  await add();
  expect(card()).not.toBeNull();
  await act(async () => void (await setArticle({ ...CUP, quantity: 0 })));
  expect(card()).toBeNull();
});

test('the card is not shown on the cart page (CART-110)', async () => {
  await openPage({}, { path: '/service/cartfrontend/cart' });
  await add();
  expect(card()).toBeNull();
});

test('the card is not shown if the host prevents the event (CART-111)', async () => {
  await openPage();
  const details: unknown[] = [];
  const tell = (event: CustomEvent) => {
    details.push(event.detail);
    event.preventDefault();
  };
  window.addEventListener('fascia:cart-added', tell);
  await add();
  window.removeEventListener('fascia:cart-added', tell);
  expect(details).toEqual([{ productId: 'A', title: 'Becher', quantity: 1 }]);
  expect(card()).toBeNull();
});

test('shows the limit if the service has limited the addition (CART-31, CART-110)', async () => {
  await openPage({ error: 'AVAILABILITY_LIMIT', limit: 2 });
  await add();
  expect(card()).toHaveTextContent('nur noch 2 Stück verfügbar');
});

test('the card is shown only once on a page with two headers (CART-110)', async () => {
  await openPage();
  await add();
  expect(card()).not.toBeNull();
  await renderModule(header, { showPromotionBanner: false });
  expect(document.querySelectorAll('[data-part="cart-added"]')).toHaveLength(1);
});

test('the card uses the language of the site (CART-38)', async () => {
  await openPage({}, { site: 'HU' });
  await add();
  expect(card()?.textContent).toMatch(/^[^{}]+:[^{}]*Becher/);
  expect(card()).not.toHaveTextContent('Warenkorb');
});
