import { cartSlice } from './cartSlice.ts';
import type { CartStore, CartWorld, PageEvents } from './sending/cartWorld.ts';
import { leavePage } from './sending/leavePage.ts';

/** What can be done before the engine is there, or without it. */
interface Means extends Pick<CartWorld, 'sendLast' | 'tabStorage' | 'now'> {
  /** Asks for the engine again. */
  begin: () => void;
}

const { cartAsked, pageReturned } = cartSlice.actions;

/**
 * The page's coming and going, as long as the engine has not arrived: what waits for it is sent when the page
 * goes, and where its code did not load, it is asked for again when the page is looked at.
 */
export function withoutEngine(store: CartStore, { begin, ...world }: Means): PageEvents {
  function beginAgain(): void {
    store.dispatch(cartAsked());
    begin();
  }
  return {
    onLeave: () => leavePage(store, world),
    onReturn() {
      store.dispatch(pageReturned());
      beginAgain();
    },
    onAttention() {
      if (!store.getState().cart.reading) beginAgain();
    },
  };
}
