import { load } from '../browser.ts';
import { warn } from '../browser/warn.ts';
import type { CartActions, CartOutcome, CartSnapshot, CartStore } from '../types/cart.ts';

/** While the page has no cart, it is tried again after these pauses, the last of them again and again. */
const PAUSES_MS = [5_000, 15_000, 60_000, 300_000];

/** The cart before the remote is there, and on a server (HK-54). */
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

/** The remote did not come in time; it is still tried. */
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

/** The remote's cart, requested once for all who wait for it. */
function requestStore(): Promise<CartStore> {
  loading ??= loadStore();
  return loading;
}

/** Follows the cart for as long as anybody listens, and tries again while the remote is not there. */
async function follow(): Promise<void> {
  clearTimeout(timer);
  if (unsubscribe) return;
  try {
    const cartStore = store ?? (await requestStore());
    if (listeners.size > 0) unsubscribe ??= cartStore.subscribe(notify);
  } catch (error) {
    // The page is not connected.
    if (error instanceof TypeError) warn(error);
    if (listeners.size === 0) return;
    clearTimeout(timer);
    timer = setTimeout(() => void follow(), PAUSES_MS[failures]);
    failures = Math.min(failures + 1, PAUSES_MS.length - 1);
  }
}

/** A module that came late has read the cart: the remote is there. */
const followAtOnce = () => void follow();

/** Calls the listener after each change, until the returned function is called. The first one loads the cart. */
export function subscribe(listener: () => void): () => void {
  // Each its own, also where one function subscribes twice.
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

/** The cart now: the same object as long as nothing changes. */
export const getSnapshot = (): CartSnapshot => store?.getState() ?? snapshot;

type Action<Given extends unknown[]> = (...given: Given) => Promise<CartOutcome>;

/** An action that waits for the remote, and resolves with a failure where that does not come (HK-54). */
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
