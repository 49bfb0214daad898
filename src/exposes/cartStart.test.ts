import { configureStore } from '@reduxjs/toolkit';
import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { flyoutOpened } from '../app/rules/pageEvents.ts';
import { pageStore } from '../app/page.ts';
import { createCartMiddleware } from '../features/cart/cartMiddleware.ts';
import { cartRequested, cartSlice } from '../features/cart/cartSlice.ts';
import { storage, tabStorage } from '../foundation/browser/storage/storage.ts';
import { CUP, serveCart } from '../testing/cartPage.ts';
import { setArticle } from './cart.ts';

const { errors, openWithCups } = serveCart();

test('reports that the cart cannot be started, and does not throw (HOST-39)', async () => {
  const store = configureStore({
    reducer: { cart: cartSlice.reducer },
    middleware: (defaults) =>
      defaults().prepend(
        createCartMiddleware({
          clock: { now: () => 0, after: () => () => {} },
          listen: () => {},
          sendOnPageHide: () => {},
          tabStorage,
          storage,
          visitorId: () => '1',
          loadStart: async () => () => {
            throw new Error('No channel');
          },
        }),
      ),
  });
  store.dispatch(cartRequested('DE'));
  await waitFor(() => expect(errors).toHaveLength(1));
  expect(errors).toEqual([
    { module: 'cart', operation: 'start', message: 'The cart could not be started' },
  ]);
  expect(store.getState().cart.readError).toBe('UNKNOWN');
});

test('does not store the cart again on actions of other features if storage is full (CART-05)', async () => {
  await openWithCups(1);
  const write = jest.spyOn(storage, 'write').mockReturnValue(false);
  await setArticle({ ...CUP, quantity: 2 });
  const { length } = write.mock.calls;
  expect(length).toBeGreaterThan(0);
  pageStore().dispatch(flyoutOpened('account'));
  expect(write).toHaveBeenCalledTimes(length);
  write.mockRestore();
});
