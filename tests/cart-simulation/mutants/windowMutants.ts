import type {
  CartEnvironment,
  PageEnvironment,
} from '../../../src/features/cart/cartEnvironment.ts';
import { cartSlice, selectCart } from '../../../src/features/cart/cartSlice.ts';
import { shownCart } from '../../../src/features/cart/cartState.ts';
import { absoluteOf } from '../../../src/features/cart/cartChange.ts';
import type { Mutant } from '../fakes/fakePage.ts';

const { changeMade, changesRestored } = cartSlice.actions;
const RECORD = 'fascia.cartTurn';
const HANDED_OFF = 'fascia.cart.DE.left';

/** Replaces a stored value when the cart reads it. */
const reads = <Value>(
  name: 'storage' | 'tabStorage',
  key: string,
  read: (value: Value, right: CartEnvironment) => unknown,
): Mutant => ({
  cart: (right) => ({
    ...right,
    [name]: {
      ...right[name],
      read(asked: string) {
        const value = right[name].read(asked);
        return asked === key && value ? read(value as Value, right) : value;
      },
    },
  }),
});

/** Notes of other windows. */
const readsRecord = (read: (value: { id: string; isOpen: boolean; wishes: object }) => unknown) =>
  reads('storage', RECORD, read);

/** Changes left by the previous page. */
const readsHandOff = (
  read: (left: { replaces?: number[]; at: number }, right: CartEnvironment) => object,
) =>
  reads('tabStorage', HANDED_OFF, (value: { changes: [] }, right) => ({
    ...value,
    changes: value.changes.map((left) => read(left, right)),
  }));

const sameVisitor = <Environment extends Pick<PageEnvironment, 'visitorId'>>(
  right: Environment,
): Environment => ({ ...right, visitorId: () => '1' });

/** Mistakes that matter only with another window or another visitor. */
export const windowMutants: Record<string, Mutant> = {
  'a window sends whosever turn it is': {
    cart: (right) => ({
      ...right,
      requestLock(onGranted) {
        onGranted();
        return () => undefined;
      },
    }),
  },
  'a window that has sent keeps its turn': {
    cart: (right) => ({
      ...right,
      requestLock(onGranted) {
        right.requestLock(onGranted);
        return () => undefined;
      },
    }),
  },
  'a window waits for its turn for ever': {
    cart: (right) => ({
      ...right,
      clock: {
        ...right.clock,
        after: (ms, run) => right.clock.after(ms === 35_000 ? 1e12 : ms, run),
      },
    }),
  },
  'an addition becomes a quantity when it is made': {
    reducer: (reduce) => (before, action) => {
      if (!before || !changeMade.match(action)) return reduce(before, action);
      const change = absoluteOf(shownCart(before), action.payload.change);
      return reduce(before, changeMade({ ...action.payload, change }));
    },
  },
  'an addition is made to the cart that is shown': {
    cart: (right, store) => ({
      ...right,
      async send(request) {
        const body = request.body as { setArticle?: { productId: string; quantity: number } };
        if (!body?.setArticle) return right.send(request);
        const { productId } = body.setArticle;
        const shown = selectCart(store.getState()).articles.find(
          (it) => it.productId === productId,
        );
        const quantity = (shown?.quantity ?? 0) + 1;
        return right.send({ ...request, body: { setArticle: { ...body.setArticle, quantity } } });
      },
    }),
  },
  'of two additions that wait the second is sent': {
    reducer: (reduce) => (before, action) => {
      const right = reduce(before, action);
      if (!changeMade.match(action) || !('addArticle' in action.payload.change)) return right;
      const { change } = action.payload;
      const last = right.log.at(-1);
      return { ...right, log: right.log.map((it) => (it === last ? { ...it, change } : it)) };
    },
  },
  'what another window has made the last unit cannot be undone': {
    reducer: (reduce) => (before, action) => {
      const right = reduce(before, action);
      if (!before || changeMade.match(action) || changesRestored.match(action)) return right;
      const { deleted } = before;
      return {
        ...right,
        deleted: right.deleted.filter((it) =>
          deleted.some(({ id, deletedAt }) => it.id === id && it.deletedAt === deletedAt),
        ),
      };
    },
  },
  'what another window has sent since counts as known': readsRecord((value) => ({
    ...value,
    id: '1',
    isOpen: false,
  })),
  'a change that another window has sent counts as answered': readsRecord((value) => ({
    ...value,
    isOpen: false,
  })),
  'the later wish in another window does not count': readsRecord((value) => ({
    ...value,
    wishes: {},
  })),
  'an addition that was handed off is always made': readsHandOff((left) => ({
    ...left,
    replaces: undefined,
  })),
  'a change that was handed off counts as made now': readsHandOff((left, { clock }) => ({
    ...left,
    at: clock.now(),
  })),
  'the document’s early read counts whatever has been sent since': {
    cart: (right) => ({
      ...right,
      send: (request) => right.send({ ...request, mayBeEarly: () => true }),
    }),
  },
  'an addition is made to a cart that another device has changed': {
    cart: (right) => ({ ...right, maxAgeMs: Infinity }),
  },
  'a page sends for whoever is logged in': { page: sameVisitor, cart: sameVisitor },
  'a page shows a cart that another visitor has stored': reads(
    'storage',
    'fascia.cart.DE',
    (value: object, right) => ({ ...value, owner: right.visitorId() }),
  ),
};
