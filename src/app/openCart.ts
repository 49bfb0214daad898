import type { Cart } from '../features/cart/cart.ts';
import type { CartErrorCode, CartOutcome, ChangeError } from '../features/cart/cartErrors.ts';
import {
  cartRequested,
  changeRequested,
  notDone,
  reloadRequested,
  selectBusy,
  selectCanCheckOut,
  selectCart,
  selectChangeError,
  selectCount,
  selectDeleted,
  selectReadError,
  undoRequested,
  type CartRootState,
} from '../features/cart/cartSlice.ts';
import { initialCartState, type CartState } from '../features/cart/cartState.ts';
import type { DeletedKind } from '../features/cart/deletedEntries.ts';
import {
  parseChange,
  type ChangeArguments,
  type ChangeName,
} from '../features/cart/parseChange.ts';
import { report } from '../foundation/browser/page/report.ts';
import { siteCodes, type Site } from '../foundation/sites/sites.ts';
import { pageStore } from './page.ts';
import { hostDocument } from '../foundation/browser/page/hostGlobals.ts';

/** A removed entry that can be restored (CART-45). */
export interface DeletedCartEntry {
  /** The argument of `undo`. */
  id: string;
  kind: DeletedKind;
  /** The article or gift card as it was in the cart. */
  entry: unknown;
  /** The time of the removal, in ms since 1970. The removal can be undone for 10 s (CART-23). */
  deletedAt: number;
}

/** A snapshot of the visitor's cart (CART-45). */
export interface CartSnapshot {
  /** The cart to show: the confirmed cart with all pending changes (CART-14). */
  cart: Cart;
  /** Whether a read or a change is queued or in flight (CART-08). */
  busy: boolean;
  /** `numberOfArticles` of the cart. While a change is pending, the sum of the articles' quantities (CART-46). */
  count: number;
  /**
   * Whether the cart may go to checkout (CART-27, CART-54). False until the service has responded on this page
   * (CART-55), and while the outcome of a change is unknown (CART-20).
   */
  canCheckout: boolean;
  deletedEntries: readonly DeletedCartEntry[];
  /** Why the last read failed, or `null`. */
  readError: CartErrorCode | null;
  /** Why a change failed, for 7.5 s. Otherwise `null` (CART-35). */
  changeError: ChangeError | null;
}

type Change<Name extends ChangeName> = (change: ChangeArguments<Name>) => Promise<CartOutcome>;

/**
 * What hosts can do with the cart (CART-48). Each change is shown immediately. Each promise resolves when the request
 * with the change has settled, and never rejects (CART-49).
 */
export interface CartActions {
  /** Sets the quantity of an article, a whole number. 0 removes the article. */
  setArticle: Change<'setArticle'>;
  /**
   * Adds this many units of an article to the quantity in the cart when the change is sent, even if another tab has
   * changed that quantity (CART-70). A negative number removes units, at most all of them.
   */
  addArticle: Change<'addArticle'>;
  /** Adds a campaign's free article (`remove: false`), or removes it. */
  setFreeArticle: Change<'setFreeArticle'>;
  /** Adds a gift card (`set: true`), or removes it. */
  setGiftCard: Change<'setGiftCard'>;
  /** Adds a partner product (`set: true`), or removes it. */
  setPartnerProduct: Change<'setPartnerProduct'>;
  /** Removes a subscription. It cannot be undone. */
  deleteSubscription: Change<'deleteSubscription'>;
  /** Restores one of the `deletedEntries` by its id; `ok: false` if the entry has expired (CART-24). */
  undo: (entryId: string) => Promise<CartOutcome>;
  /** Fetches the cart and bypasses the caches of the service (CART-06). */
  reload: () => Promise<CartOutcome>;
}

/** The page's cart without React. */
export interface CartStore extends CartActions {
  /** The current cart. Returns the same object until something changes. */
  getState(): CartSnapshot;
  /** Calls the listener after every change of the cart, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/**
 * The site of the page, for a cart that is used without another module. Taken from the first mounted module, else from
 * `<html data-site>`, else the shop's first site (CART-52).
 */
export function siteOfPage(): Site {
  if (typeof window === 'undefined') return siteCodes[0];
  const module = hostDocument.querySelector<HTMLElement>('[data-fascia][data-site]');
  const name = (module ?? hostDocument.documentElement).dataset['site'];
  return siteCodes.find((site) => site === name) ?? siteCodes[0];
}

/** Returns the page's store, and requests the cart unless that has been done (CART-52). */
function storeWithCart() {
  const store = pageStore();
  if (!store.getState().cart.site) store.dispatch(cartRequested(siteOfPage()));
  return store;
}

async function change(name: ChangeName, given: unknown): Promise<CartOutcome> {
  const parsed = parseChange(name, given);
  if (parsed) return storeWithCart().dispatch(changeRequested(parsed));
  report({ module: 'cart', operation: name, message: 'A field is missing or invalid' });
  return notDone;
}

function cartSnapshot(state: CartRootState): CartSnapshot {
  const failure = selectChangeError(state);
  return {
    cart: selectCart(state),
    busy: selectBusy(state),
    count: selectCount(state),
    canCheckout: selectCanCheckOut(state),
    deletedEntries: selectDeleted(state).map(({ id, kind, entry, deletedAt }) => ({
      id,
      kind,
      entry,
      deletedAt,
    })),
    readError: selectReadError(state),
    changeError: failure && { code: failure.code, limit: failure.limit },
  };
}

/** The cart before it has been requested, and on a server. */
export const unknownCart = cartSnapshot({ cart: initialCartState });

/** The page's cart as hosts see it. Its functions never throw. */
export function openCart(): CartStore {
  let known: CartState | undefined;
  let snapshot = unknownCart;

  return {
    getState() {
      if (typeof window === 'undefined') return unknownCart;
      const state = pageStore().getState();
      if (state.cart !== known) {
        known = state.cart;
        snapshot = cartSnapshot(state);
      }
      return snapshot;
    },
    subscribe(listener) {
      const store = storeWithCart();
      let before = store.getState().cart;
      return store.subscribe(() => {
        const { cart } = store.getState();
        if (cart === before) return;
        before = cart;
        try {
          listener();
        } catch (error) {
          reportError(error); // An exception of a host's listener does not stop the store.
        }
      });
    },
    setArticle: (given) => change('setArticle', given),
    addArticle: (given) => change('addArticle', given),
    setFreeArticle: (given) => change('setFreeArticle', given),
    setGiftCard: (given) => change('setGiftCard', given),
    setPartnerProduct: (given) => change('setPartnerProduct', given),
    deleteSubscription: (given) => change('deleteSubscription', given),
    undo: async (entryId) => storeWithCart().dispatch(undoRequested(entryId)),
    reload: async () => storeWithCart().dispatch(reloadRequested()),
  };
}
