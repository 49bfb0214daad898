import { CART, cartSettled, serveCart } from '../testing/cartPage.ts';
import { cartStore } from './cart.ts';

const { hold, openWithCups } = serveCart();

// In a file of its own: if another test has loaded the code that follows the visitor, this code reads the cart as well.
test('allows checkout after the back/forward cache only once the cart is read again (CART-22, CART-55)', async () => {
  await openWithCups(2);
  const respond = hold(CART);
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(cartStore.getState()).toMatchObject({ count: 2, canCheckout: false });
  respond();
  await cartSettled();
  expect(cartStore.getState()).toMatchObject({ count: 2, canCheckout: true });
});
