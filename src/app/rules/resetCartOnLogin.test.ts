import { http, HttpResponse } from 'msw';
import { personalDataSlice } from '../../features/personal-data/personalDataSlice.ts';
import { unknownVisitor } from '../../features/personal-data/personalData.ts';
import { cartStore } from '../../exposes/cart.ts';
import { CART, cartOfCups, cartSettled, cupService, openCartPage } from '../../testing/cartPage.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { pageStore } from '../page.ts';

const { use, callsTo } = serveShop();
const { visitorKnown } = personalDataSlice.actions;
const knownVisitor = { ...unknownVisitor, loggedInOrRemembered: true, customerName: 'Ada' };

test('the first personal data keep the cart (ACC-13)', async () => {
  use(...cupService(2));
  await openCartPage();
  pageStore().dispatch(visitorKnown(knownVisitor));
  expect(cartStore.getState()).toMatchObject({ count: 2, busy: false });
  expect(callsTo(CART)).toHaveLength(1);
});

test('after a change of the visitor the cart is reset and read again (ACC-13)', async () => {
  use(...cupService(2));
  await openCartPage();
  pageStore().dispatch(visitorKnown({ ...unknownVisitor }));
  use(http.get(`*${CART}`, () => HttpResponse.json({ cart: cartOfCups(5) })));
  pageStore().dispatch(visitorKnown(knownVisitor));
  expect(cartStore.getState()).toMatchObject({ count: 0, canCheckout: false });
  await cartSettled();
  expect(cartStore.getState()).toMatchObject({ count: 5, canCheckout: true });
});
