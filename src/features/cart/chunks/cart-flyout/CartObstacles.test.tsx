import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import * as header from '../../../../exposes/Header.tsx';
import { CART, cartOfCups, cartSettled, CUP } from '../../../../testing/cartPage.ts';
import { collectErrors } from '../../../../testing/collectEvents.ts';
import { renderModule } from '../../../../testing/renderModule.tsx';
import { serveShop } from '../../../../testing/shopServer.ts';

const { use } = serveShop();
collectErrors();

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const cups = cartOfCups(2);

/** Opens the flyout of a page with this cart. The response to a change contains the cart `after`. */
async function openFlyout(cart: object, after = cart) {
  use(
    http.get(`*${CART}`, () => HttpResponse.json({ cart })),
    http.put(`*${CART}`, () => HttpResponse.json({ cart: after })),
  );
  await renderModule(header, { showPromotionBanner: false });
  await cartSettled();
  fireEvent.click(part('icon-cart') as HTMLElement);
  await screen.findByRole('heading', { name: /^Warenkorb/ });
  return within(document.querySelector('[data-flyout="cart"]') as HTMLElement);
}

test('moves the focus to the list after a removal without undo (CART-26, CART-116)', async () => {
  const visitor = userEvent.setup();
  const partnerProducts = [{ partnerProductId: 'bike', totalQuantity: 1 }];
  const flyout = await openFlyout({ ...cups, partnerProducts }, cups);
  await visitor.click(flyout.getByRole('button', { name: 'Entfernen: Produkt eines Partners' }));
  expect(flyout.getByRole('list', { name: 'Warenkorb' })).toHaveFocus();
  await cartSettled();
});

test('shows a sold-out article first and explains the disabled checkout (CART-27, CART-41)', async () => {
  const soldOut = { ...CUP, productId: 'B', title: 'Kanne', quantity: 1, availability: 'SOLDOUT' };
  const flyout = await openFlyout({ ...cups, articles: [...cups.articles, soldOut] });
  const [first] = flyout.getAllByRole('listitem');
  expect(first).toHaveTextContent('Kanne');
  expect(first).toHaveTextContent('Ausverkauft');
  expect(flyout.getByRole('group', { name: 'Menge von Becher' })).toBeVisible();
  expect(flyout.queryByRole('group', { name: 'Menge von Kanne' })).toBeNull();
  expect(part('checkout')).toHaveAccessibleDescription(
    'Einige Artikel sind nicht mehr verfügbar. Bitte entfernen Sie diese.',
  );
});

test('links to the cart page in the notice on unreadable entries (CART-38, CART-54, CART-41)', async () => {
  const flyout = await openFlyout({ ...cups, subscriptions: [{ unknown: true }] });
  const [notice] = flyout.getAllByRole('link', { name: 'Zum Warenkorb' });
  expect(notice?.parentElement).toHaveTextContent(/^Bei einigen Artikeln sind Fehler aufgetreten/);
  expect(notice).toHaveAttribute('href', '/service/cartfrontend/cart');
  expect(part('checkout')).toBeDisabled();
});

// CART-148
test('shows the exact count above 99 articles (CART-40)', async () => {
  await openFlyout(cartOfCups(120));
  expect(part('cart-badge')).toHaveTextContent('99+');
  expect(part('icon-cart')).toHaveAccessibleName('Warenkorb 99+, 120 Artikel');
  expect(screen.getByRole('heading', { name: 'Warenkorb, 120 Artikel' })).toBeVisible();
});

test('shows the added article until an article is removed (CART-42)', async () => {
  const flyout = await openFlyout(cups);
  const addedProduct = { ...CUP, title: 'Becher', quantity: 1 };
  const second = Promise.withResolvers<void>();
  const answers = [Promise.resolve(), second.promise];
  use(
    http.put(`*${CART}`, async () => {
      await answers.shift();
      return HttpResponse.json({ cart: cups, addedProduct });
    }),
  );
  const more = flyout.getByRole('button', { name: 'Ein Stück mehr: Becher' });
  fireEvent.click(more);
  expect(await flyout.findByText('In den Warenkorb gelegt: Becher')).toBeVisible();
  await cartSettled();
  fireEvent.click(more);
  expect(flyout.getByText('In den Warenkorb gelegt: Becher')).toBeVisible();
  await act(async () => second.resolve());
  await cartSettled();
  expect(flyout.getByText('In den Warenkorb gelegt: Becher')).toBeVisible();
  fireEvent.click(flyout.getByRole('button', { name: /^Ein Stück weniger/ }));
  expect(flyout.queryByText('In den Warenkorb gelegt: Becher')).toBeNull();
  await cartSettled();
});

test('does not announce a cart with only a gift card as empty (CART-44)', async () => {
  const giftCards = [{ article: { productId: 'G', tcm: '2', title: 'Gutschein', quantity: 1 } }];
  const flyout = await openFlyout({ ...cartOfCups(1), giftCards });
  use(http.put(`*${CART}`, () => HttpResponse.json({ cart: { ...cartOfCups(0), giftCards } })));
  fireEvent.click(flyout.getByRole('button', { name: 'Entfernen: Becher' }));
  const status = { selector: '[role="status"] > *' };
  expect(await screen.findByText('Becher wurde entfernt', status)).toBeInTheDocument();
  await cartSettled();
  expect(flyout.getByText('Gutschein')).toBeVisible();
  expect(screen.queryByText(/leer/, status)).toBeNull();
});
