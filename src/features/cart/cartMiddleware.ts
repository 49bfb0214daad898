import type { Middleware } from '@reduxjs/toolkit';
import { emit } from '../../foundation/browser/events.ts';
import { report } from '../../foundation/browser/report.ts';
import type { Cart } from './cart.ts';
import { keyOf, type CartChange } from './cartChange.ts';
import { notDone, type CartOutcome } from './cartErrors.ts';
import {
  cartSlice,
  cartWanted,
  loginChanged,
  selectCart,
  type CartRootState,
} from './cartSlice.ts';
import { changeWanted, reloadWanted, undoWanted, type CartDispatch } from './cartWishes.ts';
import type { CartEngine } from './sending/cartEngine.ts';
import type { CartStore } from './sending/cartWorld.ts';

/** What the middleware needs of the world. */
export interface CartSurroundings {
  /** Loads what reads and sends. A failure may be tried again. */
  loadEngine: () => Promise<(store: CartStore) => CartEngine>;
  /** ms since 1970. */
  now: () => number;
}

const inBrowser: CartSurroundings = {
  async loadEngine() {
    const { startCartEngine } = await import(
      /* webpackChunkName: "services" */ './sending/startCartEngine.ts'
    );
    return startCartEngine;
  },
  now: () => Date.now(),
};

const lists = [
  'articles',
  'freeArticles',
  'giftCards',
  'partnerProducts',
  'subscriptions',
] as const;

const isAnother = (before: Cart, after: Cart) =>
  before.numberOfArticles !== after.numberOfArticles ||
  lists.some((list) => before[list].length !== after[list].length);

/**
 * The cart's part of the store. A change is shown at once and handed to the engine, which comes beside the
 * header and not before it. (A listener could not answer its dispatch; hence a middleware.)
 */
export function createCartMiddleware({ loadEngine, now }: CartSurroundings = inBrowser): Middleware<
  CartDispatch,
  CartRootState
> {
  return (store) => {
    const { changeMade, changeFailed, cartReadFailed } = cartSlice.actions;
    let engine: CartEngine | undefined;

    async function loaded(): Promise<CartEngine | undefined> {
      try {
        const start = await loadEngine();
        engine ??= start(store as CartStore);
      } catch {
        report({ module: 'cart', operation: 'load', message: 'The code of the cart did not load' });
      }
      return engine;
    }

    /** At once where the engine is there. */
    async function ask(
      question: (engine: CartEngine) => Promise<CartOutcome>,
      otherwise?: () => void,
    ): Promise<CartOutcome> {
      const answering = engine ?? (await loaded());
      if (answering) return question(answering);
      otherwise?.();
      return notDone;
    }

    function change(wanted: CartChange): Promise<CartOutcome> {
      const id = store.getState().cart.made + 1;
      store.dispatch(changeMade({ id, change: wanted, at: now() }));
      return ask(
        (it) => it.carry(id, keyOf(wanted)),
        () => store.dispatch(changeFailed({ id, code: 'UNKNOWN', limit: null, lost: false })),
      );
    }

    async function begin(): Promise<void> {
      if (!engine && !(await loaded())) store.dispatch(cartReadFailed('UNKNOWN'));
    }

    return (next) => (action) => {
      if (changeWanted.match(action)) return change(action.payload);
      if (undoWanted.match(action)) return ask((it) => it.undo(action.payload));
      if (reloadWanted.match(action)) return ask((it) => it.reload());
      const before = store.getState();
      const answer = next(action);
      const after = store.getState();
      if (before.cart !== after.cart) {
        engine?.noticed();
        const cart = selectCart(after);
        if (isAnother(selectCart(before), cart)) {
          emit('fascia:cart-changed', { count: cart.numberOfArticles });
        }
      }
      if (cartWanted.match(action)) void begin();
      if (loginChanged.match(action)) engine?.forget();
      return answer;
    };
  };
}
