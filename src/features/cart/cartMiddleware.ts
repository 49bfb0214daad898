import type { Middleware } from '@reduxjs/toolkit';
import { isPrerendering, whenActivated } from '../../foundation/browser/page/activation.ts';
import { emit } from '../../foundation/browser/page/events.ts';
import { lazyPart } from '../../foundation/async/lazyPart.ts';
import { storageKeys } from '../../foundation/browser/storage/names.ts';
import { report } from '../../foundation/browser/page/report.ts';
import { isSame } from './cart.ts';
import { keyOf, satisfies, type RequestedChange } from './cartChange.ts';
import type { PageEnvironment, RunningCart, StoreAccess } from './cartEnvironment.ts';
import type { CartOutcome } from './cartErrors.ts';
import { createExpiryTimer } from './cartExpiry.ts';
import { createOutcomes } from './cartOutcomes.ts';
import {
  cartRequested,
  cartSlice,
  changeRequested,
  loginChanged,
  notDone,
  reloadRequested,
  selectCanCheckOut,
  selectCart,
  selectDeleted,
  undoRequested,
  visitorNoticed,
  type CartDispatch,
  type CartRootState,
} from './cartSlice.ts';
import { isCarriedBy, shownCart } from './cartState.ts';
import { browserPage, handOff, isSentOnHide } from './pageLifecycle.ts';
import { createVisitorCheck } from './visitorCheck.ts';

const { changeFailed, changeMade, changeWithdrawn, discarded, expired } = cartSlice.actions;
const { pageLeft, readFailed, readStarted } = cartSlice.actions;

const cartStart = lazyPart({ module: 'cart', operation: 'load' }, async () => {
  const { startInBrowser } = await import('./chunks/services/startCart.ts');
  return startInBrowser;
});

/** Loads the code immediately, but resolves only when the page is activated (HOST-122). */
async function loadStartWhenActivated() {
  const startCart = await cartStart.load();
  await whenActivated();
  return startCart;
}

/** Emits `fascia:cart-changed` if the shown cart, or whether it may go to checkout, has changed (CART-61). */
function createEmitter({ getState }: StoreAccess) {
  const visible = () => [selectCart(getState()), selectCanCheckOut(getState())] as const;
  let before = visible();
  return () => {
    const now = visible();
    if (isSame(before, now)) return;
    before = now;
    emit('fascia:cart-changed', { count: now[0].numberOfArticles });
  };
}

/**
 * The cart of a page. Changes are shown immediately. The code that sends and reads is loaded later and is then
 * available as `running`.
 */
function createPageCart(store: StoreAccess, environment: PageEnvironment) {
  const { dispatch } = store;
  const { now } = environment.clock;
  const cart = () => store.getState().cart;
  let running: RunningCart | undefined;
  let isListening = false;
  /** The page was left and may be in the back/forward cache. */
  let isAway = false;

  const outcomes = createOutcomes();
  const expiry = createExpiryTimer(environment.clock, (time) => dispatch(expired(time)));
  const emitChange = createEmitter(store);
  const checkVisitor = createVisitorCheck(environment, () => {
    dispatch(discarded());
    running?.discard();
  });

  /** Checks the visitor, then calls the handler of an event, such as a request, a response or an event of the page. */
  function handle<Result>(handler: () => Result): Result {
    // A page in the back/forward cache must not change the storage, which later pages use. It checks the visitor when
    // it is restored.
    if (!isAway && !isPrerendering()) checkVisitor();
    return handler();
  }

  /** Loads and starts the code that reads and sends. */
  async function load(): Promise<RunningCart | undefined> {
    const startCart = await environment.loadStart().catch(() => undefined); // `lazyPart` reports the error.
    if (!startCart || running) return running;
    // The page may have been left while the code was loading. If so, it has been restored, because scripts do not run
    // in the back/forward cache.
    isAway = false;
    handle(() => {
      try {
        running = startCart(store, environment, handle);
      } catch {
        report({ module: 'cart', operation: 'start', message: 'The cart could not be started' });
      }
    });
    return running;
  }

  async function start(): Promise<void> {
    if (!isListening) {
      isListening = true;
      environment.listen({
        onHide: () => handle(leave),
        onRestore() {
          if (!isAway) return;
          isAway = false;
          handle(restore);
        },
        onAttention: () => handle(attend),
        onHandOff() {
          if (!isAway) handle(() => running?.takeOver());
        },
      });
    }
    if (!running && !(await load())) dispatch(readFailed('UNKNOWN'));
  }

  function startAgain(): void {
    dispatch(readStarted());
    void start();
  }

  function leave(): void {
    // Leaving a page that was never shown sends nothing (HOST-122).
    if (isAway || isPrerendering()) return;
    isAway = true;
    const { log, site } = cart();
    // Marks the record as outdated, because the code that updates it has not loaded. Every tab then reads the cart
    // before its next change (CART-72).
    if (!running && log.some(isSentOnHide)) {
      const isNoted = environment.storage.write(storageKeys.cartTurn, Math.random());
      if (!isNoted) environment.storage.remove(storageKeys.cartTurn);
    }
    handOff(site, running?.leave() ?? log, environment);
    dispatch(pageLeft());
  }

  function restore(): void {
    expiry.restart();
    if (running) running.restore();
    else startAgain();
  }

  function attend(): void {
    if (isAway) return;
    if (running) running.attend();
    else if (!cart().isReading) startAgain();
  }

  /** Reverts a change that cannot be sent because the code failed to load. */
  function failUnsent(id: number): void {
    const carrier = cart().log.find((logged) => isCarriedBy(logged, id));
    const failure = { code: 'UNKNOWN', limit: null, isLost: false } as const;
    if (carrier) dispatch(changeFailed({ ...failure, id: carrier.id, at: now() }));
  }

  async function change(requested: RequestedChange): Promise<CartOutcome> {
    const id = cart().lastChangeId + 1;
    const outcome = outcomes.ofChange(id, keyOf(requested));
    dispatch(changeMade({ change: requested, at: now() }));
    const started = running ?? (await load());
    if (started) started.advance();
    else failUnsent(id);
    return outcome;
  }

  async function undo(id: string): Promise<CartOutcome> {
    const entry = selectDeleted(store.getState()).find((deleted) => deleted.id === id);
    if (!entry) return notDone;
    const { log, confirmed } = cart();
    const removal = log.find((logged) => !logged.isSent && keyOf(logged.change) === id);
    const others = log.filter((logged) => logged !== removal);
    if (!removal || !satisfies(shownCart({ confirmed, log: others }), entry.inverse)) {
      return change(entry.inverse);
    }
    dispatch(changeWithdrawn({ id: removal.id, at: now() }));
    running?.advance();
    return { ok: true };
  }

  async function reload(): Promise<CartOutcome> {
    const started = running ?? (await load());
    if (!started) return notDone;
    const outcome = outcomes.ofReload();
    started.reload();
    return outcome;
  }

  return {
    start: () => handle(start),
    change: (requested: RequestedChange) => handle(() => change(requested)),
    undo: (id: string) => handle(() => undo(id)),
    reload: () => handle(reload),
    /**
     * Reads the cart again if the visitor's id is the same. For a new visitor, `checkVisitor` has already started a
     * read (CART-80).
     */
    reportVisitor: () => void (checkVisitor() || running?.reload()),
    checkVisitor: () => void checkVisitor(),
    /** Call before an action is reduced. Returns a function to call afterwards. */
    watch(action: unknown): () => void {
      const before = cart();
      const pending = outcomes.reloads();
      return () => {
        const after = cart();
        if (after === before) return;
        outcomes.follow(action, before, after, pending);
        expiry.follow(after);
        emitChange();
      };
    },
  };
}

/**
 * Handles the cart's requests. Dispatching one returns a promise of its outcome. A change is shown immediately. The
 * first `cartRequested`, change or reload loads the code that reads and sends.
 */
export function createCartMiddleware(
  environment: PageEnvironment = { ...browserPage, loadStart: loadStartWhenActivated },
): Middleware<CartDispatch, CartRootState> {
  return (store) => {
    const cart = createPageCart(store, environment);
    return (next) => (action) => {
      if (changeRequested.match(action)) return cart.change(action.payload);
      if (undoRequested.match(action)) return cart.undo(action.payload);
      if (reloadRequested.match(action)) return cart.reload();
      if (loginChanged.match(action)) return cart.reportVisitor();
      if (visitorNoticed.match(action)) return cart.checkVisitor();
      const follow = cart.watch(action);
      const result = next(action);
      if (cartRequested.match(action)) void cart.start();
      follow();
      return result;
    };
  };
}
