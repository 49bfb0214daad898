import type { Middleware } from '@reduxjs/toolkit';
import { emit } from '../../foundation/browser/events.ts';
import { lazyPart } from '../../foundation/browser/lazyPart.ts';
import { report } from '../../foundation/browser/report.ts';
import { storage, tabStorage } from '../../foundation/browser/storage.ts';
import { beginVisit, visitId } from '../../foundation/browser/visit/visit.ts';
import type { Made } from './afterChange.ts';
import { isSame } from './cart.ts';
import { keyOf, type RequestedChange } from './cartChange.ts';
import type { CartStore, Cleanup, PageEnvironment, RunningCart } from './cartEnvironment.ts';
import type { CartOutcome } from './cartErrors.ts';
import {
  cartRequested,
  cartSlice,
  changeRequested,
  loginChanged,
  notDone,
  reloadRequested,
  selectCanCheckOut,
  selectCart,
  undoRequested,
  type CartDispatch,
  type CartRootState,
} from './cartSlice.ts';
import { startCartTimers } from './cartTimers.ts';
import { followPage, handOffPending, sendOnPageHide } from './pageLifecycle.ts';

/** How long a host may take to say that the visitor has changed, after the login cookie has told it. */
const NOTICE_MS = 60_000;

const { changeMade, changeFailed, readFailed, readStarted } = cartSlice.actions;

const cartStart = lazyPart({ module: 'cart', operation: 'load' }, async () => {
  const { startInBrowser } = await import(/* webpackChunkName: "services" */ './api/startCart.ts');
  return startInBrowser;
});

const inBrowser: PageEnvironment = {
  clock: {
    now: () => Date.now(),
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  },
  listen: followPage,
  sendOnPageHide,
  tabStorage,
  storage,
  visitId,
  beginVisit,
  loadStart: cartStart.load,
};

/** Emits `fascia:cart-changed` when the cart that is shown changes, or whether it may go to checkout (CART-61). */
function emitChanges({ getState, subscribe }: CartStore): void {
  const visible = () => [selectCart(getState()), selectCanCheckOut(getState())] as const;
  let before = visible();
  subscribe(() => {
    const now = visible();
    if (isSame(before, now)) return;
    before = now;
    emit('fascia:cart-changed', { count: now[0].numberOfArticles });
  });
}

/**
 * All access to the cart: dispatching a request returns a promise, and a change is shown at once. The first
 * `cartRequested` starts the subscriptions to the store, and loads the code that reads and sends.
 *
 * @param subscribe The store's own, which a middleware does not get.
 */
export function createCartMiddleware(
  subscribe: CartStore['subscribe'],
  environment: PageEnvironment = inBrowser,
): Middleware<CartDispatch, CartRootState> {
  return ({ getState }) =>
    (next) => {
      const store: CartStore = { getState, dispatch: next, subscribe };
      let running: RunningCart | undefined;
      let stopFallback: Cleanup | undefined;
      /** The visit of the visitor whose cart is known. */
      let visit: string | undefined;
      /** When the login cookie has told that the visitor is another one, if no host has said so since. */
      let noticedAt: number | undefined;

      /** What is known and what is pending belongs to another visitor (CART-80). */
      function reset(newVisit: string): void {
        visit = newVisit;
        store.dispatch(loginChanged());
        running?.reset();
      }

      function isSameVisitor(): boolean {
        const current = environment.visitId();
        visit ??= current;
        if (visit === current) return true;
        // No new visit begins: a frame with a page of its own shares it, and would find another one in turn.
        reset(current);
        noticedAt = environment.clock.now();
        return false;
      }

      /** A host says that the visitor is another one: where the cookie has told it before, all is reset (CART-90). */
      function followHost(): void {
        const age = environment.clock.now() - (noticedAt ?? NaN);
        noticedAt = undefined;
        const current = environment.visitId();
        if (visit !== current) reset(current);
        else if (age >= 0 && age < NOTICE_MS) void running?.reload();
        else reset(environment.beginVisit());
      }

      async function load(): Promise<RunningCart | undefined> {
        const startCart = await environment.loadStart().catch(() => undefined); // `lazyPart` has reported it.
        if (!startCart || running) return running;
        stopFallback?.();
        isSameVisitor();
        try {
          running = startCart(store, environment, { requestChange, isSameVisitor });
        } catch {
          report({ module: 'cart', operation: 'start', message: 'The cart could not be started' });
        }
        return running;
      }

      async function start(): Promise<void> {
        if (running) return;
        isSameVisitor();
        if (!stopFallback) {
          startCartTimers(store, environment);
          emitChanges(store);
          // Before the code is loaded, changes are handed off too; when the page gets attention, it is loaded again.
          stopFallback = environment.listen({
            onHide() {
              isSameVisitor();
              handOffPending(store, environment);
            },
            onRestore: startAgain,
            onAttention: () => getState().cart.isReading || startAgain(),
          });
        }
        if (!(await load())) store.dispatch(readFailed('UNKNOWN'));
      }

      function startAgain(): void {
        store.dispatch(readStarted());
        void start();
      }

      /** Passes a request to the running cart, without delay where it runs. */
      async function pass(
        request: (cart: RunningCart) => Promise<CartOutcome>,
        otherwise = (): CartOutcome => notDone,
      ): Promise<CartOutcome> {
        const cart = running ?? (await load());
        return cart ? request(cart) : otherwise();
      }

      /** Takes back a change whose code could not be loaded, unless a later one has replaced it. */
      function giveUp(id: number, key: string): CartOutcome {
        const { log } = getState().cart;
        const carrier = log.find((logged) => logged.id === id || logged.merged.includes(id));
        if (carrier) {
          store.dispatch(changeFailed({ ...notDone, id: carrier.id, isLost: false }));
          return notDone;
        }
        return log.some(({ change }) => keyOf(change) === key) ? { ok: true } : notDone;
      }

      async function requestChange(
        change: RequestedChange,
        more?: Partial<Made>,
      ): Promise<CartOutcome> {
        isSameVisitor();
        // Read before: what the change shows may make the host request the next one at once.
        const id = getState().cart.lastChangeId + 1;
        store.dispatch(changeMade({ change, at: environment.clock.now(), ...more }));
        const key = keyOf(change);
        return pass(
          (cart) => cart.enqueue(id, key),
          () => giveUp(id, key),
        );
      }

      return (action) => {
        if (changeRequested.match(action)) return requestChange(action.payload);
        if (undoRequested.match(action)) return pass((cart) => cart.undo(action.payload));
        if (reloadRequested.match(action)) return pass((cart) => cart.reload());
        if (loginChanged.match(action)) return followHost();
        const result = next(action);
        if (cartRequested.match(action)) void start();
        return result;
      };
    };
}
