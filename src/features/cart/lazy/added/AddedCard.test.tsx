import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as header from '../../../../exposes/Header.tsx';
import { addArticle, setArticle } from '../../../../exposes/cart.ts';
import { emit } from '../../../../foundation/browser/events.ts';
import { siteCodes } from '../../../../foundation/sites/sites.ts';
import { CART, cartOfCups, cartSettled, CUP } from '../../../../testing/cartPage.ts';
import { collectErrors } from '../../../../testing/collectEvents.ts';
import { stopTime } from '../../../../testing/fakeClock.ts';
import { renderModule } from '../../../../testing/renderModule.tsx';
import { renderWithFascia } from '../../../../testing/renderWithFascia.tsx';
import { serveShop } from '../../../../testing/shopServer.ts';
import { WhenDrawn } from '../../../../testing/WhenDrawn.tsx';
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

/** A page with a header, whose service says of every change that it has added a cup. */
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
  // The card's code comes with the first change.
  await act(async () => void (await setArticle({ ...CUP, quantity: 0 })));
}

const add = () => act(async () => void (await addArticle({ ...CUP, quantity: 1 })));

test('what a page has added to the cart is said beside the cart icon, with the way to the cart (CART-110)', async () => {
  await openPage();
  await add();
  await waitFor(() => expect(card()).toHaveTextContent('In den Warenkorb gelegt: Becher'));
  expect(part('cart-added-link')).toHaveAttribute('href', '/service/cartfrontend/cart');
  expect(part('flyout')).toBeNull();
});

test('it is announced once, and the focus stays where it was (CART-44, CART-110)', async () => {
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

test('it goes by itself after 7.5 s, but not under the pointer or with the focus in it (CART-110)', async () => {
  await openPage();
  stopTime();
  await add();
  await later(7000);
  fireEvent.pointerEnter(card() as HTMLElement);
  await later(60_000);
  expect(card()).not.toBeNull();
  fireEvent.pointerLeave(card() as HTMLElement);
  // jsdom shows no popover, so nothing in one can have the focus.
  fireEvent.focus(part('cart-added-link') as HTMLElement);
  await later(60_000);
  expect(card()).not.toBeNull();
  fireEvent.blur(part('cart-added-link') as HTMLElement);
  await later(7499);
  expect(card()).not.toBeNull();
  await later(1);
  expect(card()).toBeNull();
});

test('another addition is said for its own 7.5 s (CART-110)', async () => {
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

test('closing it gives the focus back to where it came from (CART-110)', async () => {
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

test('the focus in it is given back however it goes: by another addition, a change, an opened flyout (CART-140)', async () => {
  await openPage();
  const button = document.body.appendChild(document.createElement('button'));
  const goneBy = {
    addition: add,
    change: () => act(async () => void (await setArticle({ ...CUP, quantity: 0 }))),
    flyout: () => act(() => emit('fascia:flyout-open', { flyout: 'user' })),
  };
  for (const [cause, go] of Object.entries(goneBy)) {
    await add();
    button.focus();
    act(() => part('cart-added-link')?.focus());
    await go();
    await waitFor(() => expect([cause, document.activeElement]).toEqual([cause, button]));
  }
  button.remove();
});

test('Escape closes it wherever the focus is (CART-110)', async () => {
  await openPage();
  await add();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(card()).toBeNull();
});

test('an Escape in the moment in which it comes counts (CART-110)', async () => {
  const onDismiss = jest.fn();
  await renderWithFascia(
    <WhenDrawn run={() => void fireEvent.keyDown(document.body, { key: 'Escape' })}>
      <AddedCard article={{ ...CUP, title: 'Becher', quantity: 1 }} onDismiss={onDismiss} />
    </WhenDrawn>,
  );
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('it goes when a flyout opens, and in an open flyout nothing is said twice (CART-110)', async () => {
  await openPage();
  await add();
  fireEvent.click(part('icon-cart') as HTMLElement);
  await waitFor(() => expect(part('icon-cart')).toHaveAttribute('aria-expanded', 'true'));
  await waitFor(() => expect(card()).toBeNull());
  await add();
  expect(card()).toBeNull();
});

test('it goes when the article is taken out again (CART-110)', async () => {
  await openPage();
  await add();
  expect(card()).not.toBeNull();
  await act(async () => void (await setArticle({ ...CUP, quantity: 0 })));
  expect(card()).toBeNull();
});

test('on the cart page nothing is said (CART-110)', async () => {
  await openPage({}, { path: '/service/cartfrontend/cart' });
  await add();
  expect(card()).toBeNull();
});

test('a host that tells the visitor itself keeps the card away (CART-111)', async () => {
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

test('an addition that the service has cut down is said with the limit (CART-34, CART-110)', async () => {
  await openPage({ error: 'AVAILABILITY_LIMIT', limit: 2 });
  await add();
  expect(card()).toHaveTextContent('nur noch 2 Stück verfügbar');
});

test('a header that is mounted again does not say it again (CART-110)', async () => {
  await openPage();
  await add();
  expect(card()).not.toBeNull();
  await renderModule(header, { showPromotionBanner: false });
  expect(document.querySelectorAll('[data-part="cart-added"]')).toHaveLength(1);
});

test.each(siteCodes)('on %s it is said in the language of the site (CART-39)', async (site) => {
  await openPage({}, { site });
  await add();
  expect(card()?.textContent).toMatch(/^[^{}]+:[^{}]*Becher/);
});
