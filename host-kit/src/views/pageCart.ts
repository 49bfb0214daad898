import { retry } from '../async/retry.ts';
import { load } from '../browser.ts';
import { warn } from '../browser/warn.ts';
import type { CartActions, CartOutcome, CartSnapshot, CartStore } from '../types/fascia.ts';

/** The cart while the remote is loading, and on a server (HK-54). */
export const unloadedCart: CartSnapshot = {
  cart: {
    numberOfArticles: 0,
    articles: [],
    freeArticles: [],
    giftCards: [],
    partnerProducts: [],
    subscriptions: [],
    defectiveArticles: [],
    defectiveGiftCards: [],
    defectivePartnerProducts: [],
    defectiveSubscriptions: [],
  },
  busy: true,
  count: 0,
  canCheckout: false,
  deletedEntries: [],
  readError: null,
  changeError: null,
};

/** The cart after the remote failed to load. Retries continue. */
const unavailableCart: CartSnapshot = { ...unloadedCart, busy: false, readError: 'UNKNOWN' };

const listeners = new Set<() => void>();
let store: CartStore | undefined;
let loading: Promise<CartStore> | undefined;
let snapshot = unloadedCart;
let stopFollowing: (() => void) | undefined;

function notify(): void {
  for (const listener of listeners) listener();
}

async function loadStore(): Promise<CartStore> {
  try {
    ({ cartStore: store } = await load('cart'));
    return store;
  } catch (error) {
    // A `TypeError` means that the page has not called `connect`.
    if (error instanceof TypeError) warn(error);
    snapshot = unavailableCart;
    throw error;
  } finally {
    notify();
  }
}

/** Loads the remote's cart. Concurrent calls share one request. */
function requestStore(): Promise<CartStore> {
  loading ??= loadStore().finally(() => {
    loading = undefined;
  });
  return loading;
}

/** Subscribes to the remote's cart. Retries while the remote is unavailable. Returns the unsubscribe function. */
function follow(): () => void {
  let isOver = false;
  let unsubscribe: (() => void) | undefined;
  async function attach(): Promise<void> {
    const cartStore = store ?? (await requestStore());
    if (!isOver) unsubscribe ??= cartStore.subscribe(notify);
  }
  /** The event means that a late module has read the cart, so the remote is available now. */
  const attachAtOnce = () => void attach().catch(() => {});
  window.addEventListener('fascia:cart-changed', attachAtOnce);
  void retry(attach, () => isOver);
  return () => {
    isOver = true;
    window.removeEventListener('fascia:cart-changed', attachAtOnce);
    unsubscribe?.();
  };
}

/** Calls the listener after each change. The first subscription loads the cart. Returns the unsubscribe function. */
export function subscribe(listener: () => void): () => void {
  // A wrapper, so that the same function can subscribe twice.
  const own = () => listener();
  listeners.add(own);
  stopFollowing ??= follow();
  return () => {
    listeners.delete(own);
    if (listeners.size > 0) return;
    stopFollowing?.();
    stopFollowing = undefined;
  };
}

/** Returns the current cart. The object stays the same until the cart changes. */
export const getSnapshot = (): CartSnapshot => store?.getState() ?? snapshot;

type Action<Given extends unknown[]> = (...given: Given) => Promise<CartOutcome>;

/** Wraps an action so that it waits for the remote. Resolves with a failure if the remote is unavailable (HK-54). */
function waiting<Given extends unknown[]>(
  actionOf: (cartStore: CartStore) => Action<Given>,
): Action<Given> {
  return async (...given) => {
    try {
      return await actionOf(store ?? (await requestStore()))(...given);
    } catch {
      return { ok: false, code: 'UNKNOWN', limit: null };
    }
  };
}

export const cartActions: CartActions = {
  setArticle: waiting((cart) => cart.setArticle),
  addArticle: waiting((cart) => cart.addArticle),
  setFreeArticle: waiting((cart) => cart.setFreeArticle),
  setGiftCard: waiting((cart) => cart.setGiftCard),
  setPartnerProduct: waiting((cart) => cart.setPartnerProduct),
  deleteSubscription: waiting((cart) => cart.deleteSubscription),
  undo: waiting((cart) => cart.undo),
  reload: waiting((cart) => cart.reload),
};
