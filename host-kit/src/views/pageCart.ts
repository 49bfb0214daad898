import { load } from '../browser.ts';
import { warn } from '../browser/warn.ts';
import type { CartActions, CartOutcome, CartSnapshot, CartStore } from '../types/fascia.ts';

/** Pauses between attempts to load the remote's cart. The last one repeats. */
const RETRY_PAUSES_MS = [5_000, 15_000, 60_000, 300_000];

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
let unsubscribe: (() => void) | undefined;
let loading: Promise<CartStore> | undefined;
let snapshot = unloadedCart;
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

function notify(): void {
  for (const listener of listeners) listener();
}

function settle(cartStore: CartStore | undefined): void {
  loading = undefined;
  store = cartStore;
  snapshot = unavailableCart;
  notify();
}

async function loadStore(): Promise<CartStore> {
  try {
    const { cartStore } = await load('cart');
    settle(cartStore);
    return cartStore;
  } catch (error) {
    settle(undefined);
    throw error;
  }
}

/** Loads the remote's cart. Concurrent calls share one request. */
function requestStore(): Promise<CartStore> {
  loading ??= loadStore();
  return loading;
}

/** Subscribes to the remote's cart while this module has listeners. Retries while the remote is unavailable. */
async function follow(): Promise<void> {
  clearTimeout(timer);
  if (unsubscribe) return;
  try {
    const cartStore = store ?? (await requestStore());
    if (listeners.size > 0) unsubscribe ??= cartStore.subscribe(notify);
  } catch (error) {
    // A `TypeError` means that the page has not called `connect`.
    if (error instanceof TypeError) warn(error);
    if (listeners.size === 0) return;
    clearTimeout(timer);
    timer = setTimeout(() => void follow(), RETRY_PAUSES_MS[failures]);
    failures = Math.min(failures + 1, RETRY_PAUSES_MS.length - 1);
  }
}

/** The event means that a late module has read the cart, so the remote is available now. */
const followAtOnce = () => void follow();

/** Calls the listener after each change. The first subscription loads the cart. Returns the unsubscribe function. */
export function subscribe(listener: () => void): () => void {
  // A wrapper, so that the same function can subscribe twice.
  const own = () => listener();
  listeners.add(own);
  window.addEventListener('fascia:cart-changed', followAtOnce);
  void follow();
  return () => {
    listeners.delete(own);
    if (listeners.size > 0) return;
    window.removeEventListener('fascia:cart-changed', followAtOnce);
    clearTimeout(timer);
    unsubscribe?.();
    unsubscribe = undefined;
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
