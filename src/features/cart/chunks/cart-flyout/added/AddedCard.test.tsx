import { jest } from '@jest/globals';
import { act, fireEvent, waitFor } from '@testing-library/react';
import * as header from '../../../../../exposes/Header.tsx';
import { setArticle } from '../../../../../exposes/cart.ts';
import { emit } from '../../../../../foundation/browser/page/events.ts';
import { CUP } from '../../../../../testing/cartPage.ts';
import { addCup, cupPage } from '../../../../../testing/cupPage.tsx';
import { collectErrors } from '../../../../../testing/collectEvents.ts';
import { stopTime } from '../../../../../testing/fakeClock.ts';
import { goBack } from '../../../../../testing/goBack.ts';
import { renderModule } from '../../../../../testing/renderModule.tsx';
import { renderWithFascia } from '../../../../../testing/renderWithFascia.tsx';
import { serveShop } from '../../../../../testing/shopServer.ts';
import { WhenDrawn } from '../../../../../testing/WhenDrawn.tsx';
import { AddedCard } from './AddedCard.tsx';

const { use } = serveShop();
collectErrors();

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const card = () => part('cart-added');
const later = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));

const openPage = cupPage(use);

test('shows an added article next to the cart icon with a link to the cart (CART-110)', async () => {
  await openPage();
  await addCup();
  await waitFor(() => expect(card()).toHaveTextContent('In den Warenkorb gelegt: Becher'));
  expect(part('cart-added-link')).toHaveAttribute('href', '/service/cartfrontend/cart');
  expect(part('flyout')).toBeNull();
});

// HEAD-153
test('the card disappears when the visitor leaves the page', async () => {
  await openPage();
  await addCup();
  await waitFor(() => expect(card()).not.toBeNull());
  goBack();
  expect(card()).toBeNull();
});

test('the card disappears after 7.5 s without hover or focus (CART-110)', async () => {
  await openPage();
  stopTime();
  await addCup();
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
  await addCup();
  await later(5000);
  await addCup();
  await later(5000);
  expect(card()).not.toBeNull();
  await later(2500);
  expect(card()).toBeNull();
});

test('closing the card restores the focus (CART-110)', async () => {
  await openPage();
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  await addCup();
  act(() => part('cart-added-close')?.focus());
  fireEvent.click(part('cart-added-close') as HTMLElement);
  expect(card()).toBeNull();
  expect(button).toHaveFocus();
  button.remove();
});

test.each<[string, () => Promise<void> | void]>([
  ['another addition', addCup],
  ['a change', () => act(async () => void (await setArticle({ ...CUP, quantity: 0 })))],
  ['an opened flyout', () => act(() => emit('fascia:flyout-open', { flyout: 'user' }))],
])('the card restores the focus if it disappears because of %s (CART-140)', async (_, replace) => {
  await openPage();
  const button = document.body.appendChild(document.createElement('button'));
  await addCup();
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
  await addCup();
  fireEvent.click(part('icon-cart') as HTMLElement);
  await waitFor(() => expect(part('icon-cart')).toHaveAttribute('aria-expanded', 'true'));
  await waitFor(() => expect(card()).toBeNull());
  await addCup();
  expect(card()).toBeNull();
});

test('the card disappears when the article is removed (CART-110)', async () => {
  await openPage();
  await addCup();
  expect(card()).not.toBeNull();
  await act(async () => void (await setArticle({ ...CUP, quantity: 0 })));
  expect(card()).toBeNull();
});

test('the card is not shown on the cart page (CART-110)', async () => {
  await openPage({}, { path: '/service/cartfrontend/cart' });
  await addCup();
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
  await addCup();
  window.removeEventListener('fascia:cart-added', tell);
  expect(details).toEqual([{ productId: 'A', title: 'Becher', quantity: 1 }]);
  expect(card()).toBeNull();
});

test('shows the limit if the service has limited the addition (CART-31, CART-110)', async () => {
  await openPage({ error: 'AVAILABILITY_LIMIT', limit: 2 });
  await addCup();
  expect(card()).toHaveTextContent('nur noch 2 Stück verfügbar');
});

test('the card is shown only once on a page with two headers (CART-110)', async () => {
  await openPage();
  await addCup();
  expect(card()).not.toBeNull();
  await renderModule(header, { showPromotionBanner: false });
  expect(document.querySelectorAll('[data-part="cart-added"]')).toHaveLength(1);
});

test('the card uses the language of the site (CART-38)', async () => {
  await openPage({}, { site: 'HU' });
  await addCup();
  expect(card()?.textContent).toMatch(/^[^{}]+:[^{}]*Becher/);
  expect(card()).not.toHaveTextContent('Warenkorb');
});
