import { http, HttpResponse } from 'msw';
import { cartStore } from '../../exposes/cart.ts';
import { unknownVisitor, type PersonalData } from '../../features/personal-data/personalData.ts';
import { personalDataSlice } from '../../features/personal-data/personalDataSlice.ts';
import { CART, cartOfCups, cartSettled, cupService, openCartPage } from '../../testing/cartPage.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { pageStore } from '../page.ts';

const { use, callsTo } = serveShop();
const knownVisitor = { ...unknownVisitor, loggedInOrRemembered: true, customerName: 'Ada' };

function receive(data: PersonalData): void {
  const { keyOf, actions } = personalDataSlice;
  pageStore().dispatch(actions.received({ key: keyOf(), data }));
}

test('the first personal data of a page leave the cart as it is (ACC-13)', async () => {
  use(...cupService(2));
  await openCartPage();
  receive(knownVisitor);
  expect(cartStore.getState()).toMatchObject({ count: 2, busy: false });
  expect(callsTo(CART)).toHaveLength(1);
});

test('for another visitor the cart is dropped and read again (ACC-13)', async () => {
  use(...cupService(2));
  await openCartPage();
  receive({ ...unknownVisitor });
  use(http.get(`*${CART}`, () => HttpResponse.json({ cart: cartOfCups(5) })));
  receive(knownVisitor);
  expect(cartStore.getState()).toMatchObject({ count: 0, canCheckout: false });
  await cartSettled();
  expect(cartStore.getState()).toMatchObject({ count: 5, canCheckout: true });
});
