import { http, HttpResponse } from 'msw';
import {
  CART,
  cartOfCups,
  cartSettled,
  cupService,
  openCartPage,
  serveCart,
} from '../testing/cartPage.ts';
import { cartStore } from './cart.ts';

const { use } = serveCart();

// In a file of its own: if another test has loaded the code that follows the visitor, this code reads the cart as well.
test('allows checkout after the back/forward cache only once the cart is read again (CART-22, CART-55)', async () => {
  use(...cupService(2));
  await openCartPage();
  const read = Promise.withResolvers<void>();
  use(
    http.get(`*${CART}`, async () => {
      await read.promise;
      return HttpResponse.json({ cart: cartOfCups(2) });
    }),
  );
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(cartStore.getState()).toMatchObject({ count: 2, canCheckout: false });
  read.resolve();
  await cartSettled();
  expect(cartStore.getState()).toMatchObject({ count: 2, canCheckout: true });
});
