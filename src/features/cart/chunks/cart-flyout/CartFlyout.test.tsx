import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import * as header from '../../../../exposes/Header.tsx';
import { cartMessages, cartStore, setArticle, setGiftCard } from '../../../../exposes/cart.ts';
import type { Site } from '../../../../foundation/sites/sites.ts';
import { CART, cartSettled, CUP, cupService } from '../../../../testing/cartPage.ts';
import { collectErrors, collectEvents } from '../../../../testing/collectEvents.ts';
import { stopTime } from '../../../../testing/fakeClock.ts';
import { renderModule } from '../../../../testing/renderModule.tsx';
import { serveShop } from '../../../../testing/shopServer.ts';

const { use } = serveShop();
collectErrors();
const opened = collectEvents('fascia:flyout-open');

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const icon = () => part('icon-cart') as HTMLElement;

/** Opens the cart flyout of a page with cups in the cart. */
async function openFlyout(cups: number, site: Site = 'DE') {
  use(...cupService(cups));
  await renderModule(header, { site, showPromotionBanner: false });
  await cartSettled();
  fireEvent.click(icon());
  const flyout = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-flyout="cart"]:not([hidden])');
    if (!found) throw new Error('The flyout is closed');
    return found;
  });
  return within(flyout);
}

const refuse = (body: object) =>
  use(http.put(`*${CART}`, () => HttpResponse.json(body, { status: 409 })));
const later = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));

test('opens the flyout with a click on the icon, which links to the cart page (CART-41, CART-43)', async () => {
  const flyout = await openFlyout(2);
  expect(icon()).toHaveAttribute('href', '/service/cartfrontend/cart');
  expect(icon()).toHaveAttribute('aria-expanded', 'true');
  expect(flyout.getByText('Becher')).toBeVisible();
  expect(opened).toEqual([{ flyout: 'cart' }]);
});

test('follows the link on a click with the control key', async () => {
  use(...cupService(1));
  await renderModule(header, { showPromotionBanner: false });
  let isFollowed = false;
  const follow = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault(); // jsdom does not navigate.
  };
  document.addEventListener('click', follow, { once: true });
  fireEvent.click(icon(), { ctrlKey: true });
  expect(isFollowed).toBe(true);
});

test('shows a message and disables checkout for an empty cart (CART-27, CART-41)', async () => {
  const flyout = await openFlyout(0);
  expect(flyout.getByText('Ihr Warenkorb ist noch leer.')).toBeVisible();
  expect(part('checkout')).toBeDisabled();
  expect(part('cart-badge')).toBeNull();
});

test('links to checkout if the cart may go there (CART-41)', async () => {
  await openFlyout(1);
  expect(part('checkout')).toHaveAttribute('href', '/checkout');
});

test('adds and removes a unit with the stepper (CART-14, CART-46)', async () => {
  const flyout = await openFlyout(2);
  fireEvent.click(flyout.getByRole('button', { name: 'Ein Stück mehr: Becher' }));
  expect(part('cart-badge')).toHaveTextContent('3');
  fireEvent.click(flyout.getByRole('button', { name: 'Ein Stück weniger: Becher' }));
  expect(part('cart-badge')).toHaveTextContent('2');
  await cartSettled();
});

test('moves the focus to undo after a removal, and to the entry after undo (CART-23, CART-43)', async () => {
  const visitor = userEvent.setup();
  const flyout = await openFlyout(2);
  await visitor.click(flyout.getByRole('button', { name: 'Entfernen: Becher' }));
  const undo = flyout.getByRole('button', { name: 'Rückgängig' });
  expect(undo).toHaveFocus();
  expect(undo).toHaveAccessibleDescription('Becher wurde entfernt');
  expect(part('cart-badge')).toBeNull();
  await cartSettled();
  await visitor.keyboard('{Enter}');
  expect(await flyout.findByRole('button', { name: 'Entfernen: Becher' })).toHaveFocus();
  expect(part('cart-badge')).toHaveTextContent('2');
  await cartSettled();
});

test('expires undo after 10 s even if the removal moved the focus to it (CART-23)', async () => {
  const flyout = await openFlyout(2);
  stopTime();
  fireEvent.click(flyout.getByRole('button', { name: 'Entfernen: Becher' }));
  await later(9999);
  expect(part('undo')).toHaveFocus();
  await later(1);
  expect(part('deleted-entry')).toBeNull();
  expect(flyout.getByRole('list', { name: 'Warenkorb' })).toHaveFocus();
});

test('pauses the undo time while the pointer is over the removed entry (CART-23)', async () => {
  const flyout = await openFlyout(2);
  stopTime();
  fireEvent.click(flyout.getByRole('button', { name: 'Entfernen: Becher' }));
  await later(6000);
  // Firefox sends no other event for a row that appears under the pointer.
  const row = part('deleted-entry') as HTMLElement;
  fireEvent.pointerOver(row, { relatedTarget: row.parentElement });
  await later(60_000);
  expect(part('deleted-entry')).toBeVisible();
  fireEvent.pointerLeave(part('deleted-entry') as HTMLElement);
  await later(3999);
  expect(part('deleted-entry')).toBeVisible();
  await later(1);
  expect(part('deleted-entry')).toBeNull();
});

test('pauses the undo time after the visitor has moved the focus to the removed entry (CART-23)', async () => {
  const flyout = await openFlyout(2);
  stopTime();
  fireEvent.click(flyout.getByRole('button', { name: 'Entfernen: Becher' }));
  act(() => part('checkout')?.closest('div')?.querySelector('a')?.focus());
  act(() => part('undo')?.focus());
  await later(60_000);
  expect(part('deleted-entry')).toBeVisible();
});

test('resumes the undo time when the flyout is closed', async () => {
  const flyout = await openFlyout(2);
  stopTime();
  fireEvent.click(flyout.getByRole('button', { name: 'Entfernen: Becher' }));
  fireEvent.pointerEnter(part('deleted-entry') as HTMLElement);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await later(10_000);
  expect(cartStore.getState().deletedEntries).toEqual([]);
});

test.each([
  ['CART_LIMIT', 'Sie können höchstens 4 Produkte pro Einkauf kaufen.'],
  ['ITEM_LIMIT', 'Von diesem Artikel sind höchstens 4 Stück pro Einkauf möglich.'],
  ['AVAILABILITY_LIMIT', 'Von diesem Artikel sind nur noch 4 Stück verfügbar.'],
])('names the limit %s in its message (CART-31, CART-38)', async (error, message) => {
  await openFlyout(2);
  refuse({ error, limit: 4 });
  await act(() => setArticle({ ...CUP, quantity: 99 }));
  expect(part('cart-error')).toHaveTextContent(message);
  expect(part('cart-error-last')).toHaveTextContent(message);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
});

test('shows an error for 7.5 s, and a hidden copy until the next change (CART-31, CART-35, CART-43)', async () => {
  const flyout = await openFlyout(2);
  stopTime();
  refuse({ error: 'UNKNOWN' });
  await act(() => setArticle({ ...CUP, quantity: 3 }));
  expect(part('cart-error')).toHaveTextContent('kann im Moment nicht geändert werden');
  expect(flyout.getByText('2', { selector: 'output' })).toBeVisible();
  await later(7500);
  expect(part('cart-error')).toBeNull();
  expect(part('cart-error-last')).toHaveTextContent('kann im Moment nicht geändert werden');
  use(...cupService(2));
  await act(() => setArticle({ ...CUP, quantity: 4 }));
  expect(part('cart-error-last')).toBeNull();
});

test('shows a specific message if removing a gift card fails (CART-38)', async () => {
  await openFlyout(2);
  refuse({ error: 'UNKNOWN' });
  const card = { productId: '900010', tcm: '9000101' };
  await act(() => setGiftCard({ ...card, set: false }));
  expect(part('cart-error')).toHaveTextContent('Die Geschenkkarte konnte nicht entfernt werden.');
  refuse({ error: 'CART_LIMIT', limit: 3 });
  await act(() => setGiftCard({ ...card, set: false }));
  expect(part('cart-error')).toHaveTextContent('höchstens 3 Produkte');
});

test('shows a message if the cart has defective entries (CART-38)', async () => {
  const flyout = await openFlyout(1);
  const cart = { numberOfArticles: 1, defectiveArticles: [{ ...CUP, quantity: 1 }] };
  use(http.put(`*${CART}`, () => HttpResponse.json({ cart })));
  await act(() => setArticle({ ...CUP, quantity: 2 }));
  const { defective } = await cartMessages('de-DE');
  expect(defective).not.toBe('');
  expect(flyout.getByText(defective)).toBeVisible();
});

test('shows the last added article with the service’s title below the entries (CART-42)', async () => {
  const flyout = await openFlyout(1);
  const cart = { numberOfArticles: 1, articles: [] };
  const addedProduct = { productId: 'B', title: 'Kanne', quantity: { quantity: 1 } };
  use(http.put(`*${CART}`, () => HttpResponse.json({ cart, addedProduct })));
  await act(() => setArticle({ productId: 'B', tcm: '2', quantity: 1 }));
  const line = flyout.getByText('In den Warenkorb gelegt: Kanne');
  expect(line).toBeVisible();
  const entries = flyout.getByRole('list', { name: 'Warenkorb' });
  expect(entries.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('announces a removal and its undo politely with the count (CART-44)', async () => {
  const flyout = await openFlyout(2);
  await act(() => setArticle({ ...CUP, quantity: 3 }));
  await screen.findByText('Warenkorb, 3 Artikel', { selector: '[role="status"] > *' });
  fireEvent.click(flyout.getByRole('button', { name: 'Entfernen: Becher' }));
  expect(await screen.findByText(/^Becher wurde entfernt. Ihr Warenkorb ist/)).toBeInTheDocument();
  await cartSettled();
  fireEvent.click(flyout.getByRole('button', { name: 'Rückgängig' }));
  const restored = 'Becher ist wieder im Warenkorb. Warenkorb, 3 Artikel';
  expect(await screen.findByText(restored)).toBeInTheDocument();
  await cartSettled();
});
