import { notDone, type CartOutcome } from '../features/cart/cartErrors.ts';
import { cartRequested } from '../features/cart/cartSlice.ts';
import { initialCartState, type CartState } from '../features/cart/cartState.ts';
import { changeRequested, reloadRequested, undoRequested } from '../features/cart/cartWishes.ts';
import { readChange, type ChangeName, type ChangeRequest } from '../features/cart/changeRequest.ts';
import { report } from '../foundation/browser/report.ts';
import { cartSnapshot, type CartSnapshot } from './cartSnapshot.ts';
import { pageStore } from './page.ts';
import { siteOfPage } from './siteOfPage.ts';

type Change<Name extends ChangeName> = (change: ChangeRequest<Name>) => Promise<CartOutcome>;

/**
 * What hosts can do with the cart (contract §1). Each change is shown at once. Each promise resolves, never
 * rejects, once the request that carried the change has settled.
 */
export interface CartActions {
  /** Sets an article's quantity, a whole number; 0 removes it. */
  setArticle: Change<'setArticle'>;
  /** Takes a campaign's free article (`remove: false`), or does without it. */
  setFreeArticle: Change<'setFreeArticle'>;
  /** Puts a gift card into the cart, or takes it out. */
  setGiftCard: Change<'setGiftCard'>;
  /** Puts a partner's product into the cart, or takes it out. */
  setPartnerProduct: Change<'setPartnerProduct'>;
  /** Takes a subscription out of the cart. It cannot be undone. */
  deleteSubscription: Change<'deleteSubscription'>;
  /** Brings one of the `deletedEntries` back. One that has expired is `ok: false`. */
  undo: (entryId: string) => Promise<CartOutcome>;
  /** Asks the service to look again (`forceReload`). */
  reload: () => Promise<CartOutcome>;
}

/** The page's cart without React. */
export interface CartStore extends CartActions {
  /** The cart now: the same object as long as nothing changes. */
  getState(): CartSnapshot;
  /** Calls the listener after every change of the cart; returns the end of it. The first one reads the cart. */
  subscribe(listener: () => void): () => void;
}

/** The page's store, in which the cart is read from now on. */
function wantedStore() {
  const store = pageStore();
  if (!store.getState().cart.site) store.dispatch(cartRequested(siteOfPage()));
  return store;
}

async function change(name: ChangeName, given: unknown): Promise<CartOutcome> {
  const wanted = readChange(name, given);
  if (wanted) return wantedStore().dispatch(changeRequested(wanted));
  report({ module: 'cart', operation: name, message: 'A field is missing, or of no use' });
  return notDone;
}

/** A host's mistake is the host's: it must not stop the cart on its way. */
function callSafely(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

/** What is known of a cart before anything was asked, and on a server: nothing. */
export const unknownCart = cartSnapshot({ cart: initialCartState });

/** The page's cart as hosts see it. It never throws. */
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
      const store = wantedStore();
      let before = store.getState().cart;
      return store.subscribe(() => {
        const { cart } = store.getState();
        if (cart === before) return;
        before = cart;
        callSafely(listener);
      });
    },
    setArticle: (wanted) => change('setArticle', wanted),
    setFreeArticle: (wanted) => change('setFreeArticle', wanted),
    setGiftCard: (wanted) => change('setGiftCard', wanted),
    setPartnerProduct: (wanted) => change('setPartnerProduct', wanted),
    deleteSubscription: (wanted) => change('deleteSubscription', wanted),
    undo: async (entryId) => wantedStore().dispatch(undoRequested(entryId)),
    reload: async () => wantedStore().dispatch(reloadRequested()),
  };
}
