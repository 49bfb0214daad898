import type { Middleware } from '@reduxjs/toolkit';
import { emit } from '../../foundation/browser/events.ts';
import { report } from '../../foundation/browser/report.ts';
import { tabStorage } from '../../foundation/browser/storage.ts';
import type { Cart } from './cart.ts';
import { keyOf, type CartChange } from './cartChange.ts';
import { notDone, type CartOutcome } from './cartErrors.ts';
import {
  cartSlice,
  cartRequested,
  loginChanged,
  selectCart,
  type CartRootState,
} from './cartSlice.ts';
import {
  changeRequested,
  reloadRequested,
  undoRequested,
  type CartDispatch,
} from './cartWishes.ts';
import { createCartTimers } from './cartTimers.ts';
import type { CartEngine } from './sending/cartEngine.ts';
import type { CartStore, CartWorld, Clock, End } from './sending/cartWorld.ts';
import { followPage } from './sending/pageEvents.ts';
import { sendLast } from './sending/sendLast.ts';
import { withoutEngine } from './withoutEngine.ts';

/** What the middleware needs of the world. */
export interface CartSurroundings extends Pick<CartWorld, 'listen' | 'sendLast' | 'tabStorage'> {
  /** Loads what reads and sends. A failure may be tried again. */
  loadEngine: () => Promise<(store: CartStore) => CartEngine>;
  clock: Clock;
}

const inBrowser: CartSurroundings = {
  async loadEngine() {
    const { startCartEngine } = await import(
      /* webpackChunkName: "services" */ './sending/startCartEngine.ts'
    );
    return startCartEngine;
  },
  clock: {
    now: () => Date.now(),
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  },
  listen: followPage,
  tabStorage,
  sendLast,
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
export function createCartMiddleware(
  surroundings: CartSurroundings = inBrowser,
): Middleware<CartDispatch, CartRootState> {
  const { loadEngine, clock } = surroundings;
  return ({ getState, dispatch }) => {
    const store = { getState, dispatch } as CartStore;
    const { changeMade, changeFailed, cartReadFailed, pageReturned } = cartSlice.actions;
    const timers = createCartTimers(dispatch, clock);
    let engine: CartEngine | undefined;
    let unlisten: End | undefined;

    async function loaded(): Promise<CartEngine | undefined> {
      try {
        const start = await loadEngine();
        if (engine) return engine;
        unlisten?.();
        engine = start(store);
      } catch {
        report({ module: 'cart', operation: 'load', message: 'The code of the cart did not load' });
      }
      return engine;
    }

    /** At once where the engine is there. */
    async function ask(
      question: (engine: CartEngine) => Promise<CartOutcome>,
      otherwise = (): CartOutcome => notDone,
    ): Promise<CartOutcome> {
      const answering = engine ?? (await loaded());
      return answering ? question(answering) : otherwise();
    }

    function change(wanted: CartChange): Promise<CartOutcome> {
      const id = getState().cart.made + 1;
      const key = keyOf(wanted);
      dispatch(changeMade({ id, change: wanted, at: clock.now() }));
      return ask(
        (it) => it.carry(id, key),
        () => {
          const { log } = getState().cart;
          const isWaiting = log.some((it) => it.id === id);
          if (isWaiting) dispatch(changeFailed({ ...notDone, id, lost: false }));
          const isReplaced = !isWaiting && log.some((it) => keyOf(it.change) === key);
          return isReplaced ? { ok: true } : notDone;
        },
      );
    }

    async function begin(): Promise<void> {
      if (engine) return;
      unlisten ??= surroundings.listen(
        withoutEngine(store, { ...surroundings, now: clock.now, begin: () => void begin() }),
      );
      if (!(await loaded())) dispatch(cartReadFailed('UNKNOWN'));
    }

    return (next) => (action) => {
      if (changeRequested.match(action)) return change(action.payload);
      if (undoRequested.match(action)) return ask((it) => it.undo(action.payload));
      if (reloadRequested.match(action)) return ask((it) => it.reload());
      const before = getState();
      const answer = next(action);
      const after = getState();
      if (before.cart !== after.cart) {
        timers.follow(after.cart);
        engine?.noticed();
        const cart = selectCart(after);
        if (isAnother(selectCart(before), cart)) {
          emit('fascia:cart-changed', { count: cart.numberOfArticles });
        }
      }
      if (cartRequested.match(action)) void begin();
      if (loginChanged.match(action)) engine?.forget();
      if (pageReturned.match(action)) timers.rearm();
      return answer;
    };
  };
}
