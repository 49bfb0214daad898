import type {
  CartEnvironment,
  PageEnvironment,
  RunningCart,
} from '../../../src/features/cart/cartEnvironment.ts';
import { selectCart } from '../../../src/features/cart/cartSlice.ts';
import type { Mutant } from '../fakes/fakePage.ts';

const posts = (
  mayPost: (message: string, store: Parameters<NonNullable<Mutant['cart']>>[1]) => boolean,
): Mutant => ({
  cart: (right, store) => ({
    ...right,
    openTabs(name, onMessage) {
      const tabs = right.openTabs(name, onMessage);
      return { ...tabs, post: (message) => mayPost(message, store) && tabs.post(message) };
    },
  }),
});

/** Creates a page whose running cart is faulty. */
const running = (wrong: (right: RunningCart) => RunningCart): Mutant => ({
  page: (right) => ({
    ...right,
    async loadStart() {
      const startCart = await right.loadStart();
      return (...given) => wrong(startCart(...given));
    },
  }),
});

/** Creates a page that is faulty before or after the code that reads and sends has loaded. */
const whenLoaded = (
  wrong: (right: PageEnvironment, isLoaded: () => boolean) => Partial<PageEnvironment>,
): Mutant => ({
  page(right) {
    let isLoaded = false;
    return {
      ...right,
      ...wrong(right, () => isLoaded),
      async loadStart() {
        const startCart = await right.loadStart();
        isLoaded = true;
        return startCart;
      },
    };
  },
});

/** Mistakes in the data that a page stores, posts to other tabs, or hands over to the next page. */
export const pageMutants: Record<string, Mutant> = {
  'storage contains the displayed cart instead of the confirmed one': {
    cart: (right, store) => {
      const write: CartEnvironment['storage']['write'] = (key) =>
        right.storage.write(key, selectCart(store.getState()));
      return { ...right, storage: { ...right.storage, read: right.storage.read, write } };
    },
  },
  'a page whose first read fails does not post that the previous page sent changes': posts(
    (_, { getState }) => getState().cart.lastChangeId > 0,
  ),
  'a page posts nothing to the other tab': posts(() => false),
  'a page sends nothing when it is left': whenLoaded((right, isLoaded) => ({
    sendOnPageHide: (change) => isLoaded() || right.sendOnPageHide(change),
  })),
  'handed-off changes are not restored': {
    cart: (right) => ({ ...right, tabStorage: { ...right.tabStorage, read: () => undefined } }),
  },
  'changes that were handed off long ago are restored': {
    cart: (right) => ({
      ...right,
      tabStorage: {
        ...right.tabStorage,
        read(key) {
          const handedOff = right.tabStorage.read(key);
          return handedOff && { ...handedOff, at: right.clock.now() };
        },
      },
    }),
  },
  'a page sends nothing when it is left before its code has loaded': whenLoaded(
    (right, isLoaded) => ({
      sendOnPageHide: (change) => isLoaded() && right.sendOnPageHide(change),
    }),
  ),
  'a page whose code failed to load never loads it again': whenLoaded((right, isLoaded) => ({
    listen: (events) =>
      right.listen({ ...events, onAttention: () => isLoaded() && events.onAttention() }),
  })),
  'a page that could not read the cart never reads again': running((right) => ({
    ...right,
    attend: () => undefined,
  })),
  'the other tab is not notified that the cart can be read again': posts(
    (message) => message === 'changed',
  ),
};
