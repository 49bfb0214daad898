/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { ResponseError } from '../../../../foundation/http/errors.ts';
import type { HttpRequest } from '../../../../foundation/http/httpRequest.ts';
import { cartSlice, selectCanCheckOut } from '../../cartSlice.ts';
import { silenceReports } from '../../../../../tests/cart-simulation/silenceReports.ts';
import { createCartQueue } from './cartQueue.ts';
import { createSentRecord } from './sentRecord.ts';
import { readStoredCart } from './storedCart.ts';
import { wireCart, withOneFieldWrong } from '../../../../testing/wireCart.ts';

silenceReports();

const { changeMade, readUnchanged, storedCartFound } = cartSlice.actions;
const change = { setGiftCard: { productId: 'G', tcm: '1', set: true } };
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The only tab of a browser without locks and storage. */
const surroundings = {
  clock: { now: () => 0, after: () => () => undefined },
  storage: { read: () => undefined, write: () => false, remove: () => undefined },
  requestLock(onGranted: () => void) {
    onGranted();
    return () => undefined;
  },
};

/** Stores a cart of the current visitor. */
function storedCart(value: unknown) {
  const label = { owner: 'visit', storedAt: 0 };
  const read = () => (value && typeof value === 'object' ? { ...value, ...label } : value);
  const storage = { ...surroundings.storage, read };
  return readStoredCart({ ...surroundings, storage, visitorId: () => 'visit' }, 'DE');
}

/** A page that sends its requests to the given function. A request without a response stays pending. */
function openPage(answer: (request: HttpRequest) => { status: number; body: unknown } | undefined) {
  const store = configureStore({
    reducer: { cart: cartSlice.reducer },
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }),
  });
  const send = async (request: HttpRequest) => {
    const given = answer(request);
    if (!given) return new Promise<never>(() => undefined);
    if (given.status > 299) throw new ResponseError(given.status, given.body);
    return given;
  };
  const events = { onAnswer: () => undefined, onRead: () => undefined };
  const record = createSentRecord(surroundings);
  const queue = createCartQueue(
    store,
    { ...surroundings, send, maxAgeMs: Infinity },
    record,
    (handler) => handler(),
    events,
  );
  return { store, queue, canCheckOut: () => selectCanCheckOut(store.getState()) };
}

async function opensAfterRead(cart: unknown): Promise<boolean> {
  const { queue, canCheckOut } = openPage(() => ({ status: 200, body: { cart } }));
  queue.start();
  await settled();
  return canCheckOut();
}

const limit = { error: 'CART_LIMIT', limit: 3 };
const open = { numberOfArticles: 1, articles: [{ productId: 'X', tcm: '1', quantity: 1 }] };

/** Whether checkout is possible after the response to a change, before the cart is read again. */
async function opensAfterChange(status: number, body: object): Promise<boolean> {
  let reads = 0;
  const { store, queue, canCheckOut } = openPage(({ method }) => {
    if (method === 'PUT') return { status, body };
    reads += 1;
    return reads === 1 ? { status: 200, body: { cart: open } } : undefined;
  });
  queue.start();
  await settled();
  expect(canCheckOut()).toBe(true);
  store.dispatch(changeMade({ change, at: 0 }));
  queue.advance();
  await settled();
  expect(store.getState().cart.log).toEqual([]);
  return canCheckOut();
}

/** Whether checkout is possible with a stored cart after a 304. Before the response it must not be possible. */
function opensFromStorage(value: unknown): boolean {
  const { store, canCheckOut } = openPage(() => undefined);
  const stored = storedCart(value);
  if (stored) store.dispatch(storedCartFound(stored));
  expect(canCheckOut()).toBe(false);
  store.dispatch(readUnchanged());
  return canCheckOut();
}

test.each<[where: string, opens: (cart: unknown) => Promise<boolean> | boolean]>([
  ['the response to a read', opensAfterRead],
  ['the response to a change', (cart) => opensAfterChange(200, { cart })],
  ['a response with a limit', (cart) => opensAfterChange(200, { cart, ...limit })],
  ['a response that refuses the change', (cart) => opensAfterChange(409, { cart, ...limit })],
  ['a stored cart', opensFromStorage],
])(
  'an invalid field in %s never enables checkout (CART-05, CART-17, CART-54)',
  async (_, opens) => {
    await fc.assert(
      fc.asyncProperty(withOneFieldWrong, async ({ right, wrong }) => {
        expect(!(await opens(wrong)) || (await opens(right))).toBe(true);
      }),
      { numRuns: 100 },
    );
  },
);

test('allows checkout with a valid cart without obstacles (CART-27)', async () => {
  await fc.assert(
    fc.asyncProperty(wireCart, async (cart) => {
      const words = JSON.stringify([cart.articles, cart.freeArticles]);
      const hasDefect = Object.entries(cart).some(
        ([name, list]) => name.startsWith('defective') && Array.isArray(list) && list.length > 0,
      );
      const hasEntries =
        (cart.numberOfArticles ?? 0) > 0 || (cart.partnerProducts?.length ?? 0) > 0;
      const isRight = hasEntries && !hasDefect && !/SOLDOUT|NOT_AVAILABLE/.test(words);
      expect(await opensAfterRead(cart)).toBe(isRight);
    }),
    { numRuns: 100 },
  );
});

test('keeps the service’s error if the response to a change contains an unreadable cart (CART-20)', async () => {
  const { store, queue } = openPage(({ method }) =>
    method === 'PUT'
      ? { status: 200, body: { cart: 'x', error: 'ITEM_LIMIT', limit: 2 } }
      : undefined,
  );
  store.dispatch(changeMade({ change, at: 0 }));
  queue.advance();
  await settled();
  expect(store.getState().cart).toMatchObject({
    isOutcomeUnknown: true,
    changeError: { code: 'ITEM_LIMIT', limit: 2 },
  });
});
