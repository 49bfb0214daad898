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

/** Replaces the record of the latest sent changes, which all tabs share. */
const readsRecord = (read: (value: { id: string; isOpen: boolean; wishes: object }) => unknown) =>
  reads('storage', RECORD, read);

/** Replaces the changes that the previous page handed off. */
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

/** Mistakes that matter only with another tab or another visitor. */
export const windowMutants: Record<string, Mutant> = {
  'a tab sends without the turn': {
    cart: (right) => ({
      ...right,
      requestLock(onGranted) {
        onGranted();
        return () => undefined;
      },
    }),
  },
  'a tab never releases the turn': {
    cart: (right) => ({
      ...right,
      requestLock(onGranted) {
        right.requestLock(onGranted);
        return () => undefined;
      },
    }),
  },
  'a tab waits for its turn without a limit': {
    cart: (right) => ({
      ...right,
      clock: {
        ...right.clock,
        after: (ms, run) => right.clock.after(ms === 35_000 ? 1e12 : ms, run),
      },
    }),
  },
  'an addition becomes a quantity before it is sent': {
    reducer: (reduce) => (before, action) => {
      if (!before || !changeMade.match(action)) return reduce(before, action);
      const change = absoluteOf(shownCart(before), action.payload.change);
      return reduce(before, changeMade({ ...action.payload, change }));
    },
  },
  'an addition is added to the displayed cart instead of the service’s cart': {
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
  'only the second of two waiting additions is sent': {
    reducer: (reduce) => (before, action) => {
      const right = reduce(before, action);
      if (!changeMade.match(action) || !('addArticle' in action.payload.change)) return right;
      const { change } = action.payload;
      const last = right.log.at(-1);
      return { ...right, log: right.log.map((it) => (it === last ? { ...it, change } : it)) };
    },
  },
  'removing the last unit cannot be undone if another tab has removed the others': {
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
  'a tab does not notice that another tab has sent a change': readsRecord((value) => ({
    ...value,
    id: '1',
    isOpen: false,
  })),
  'a change in flight from another tab counts as settled': readsRecord((value) => ({
    ...value,
    isOpen: false,
  })),
  'a later change of the same entry in another tab is ignored': readsRecord((value) => ({
    ...value,
    wishes: {},
  })),
  'a handed-off addition is always repeated': readsHandOff((left) => ({
    ...left,
    replaces: undefined,
  })),
  'a handed-off change counts as made when it is restored': readsHandOff((left, { clock }) => ({
    ...left,
    at: clock.now(),
  })),
  'a prefetched response is used even if a change has been sent since': {
    cart: (right) => ({
      ...right,
      send: (request) => right.send({ ...request, mayBeEarly: () => true }),
    }),
  },
  'an addition is added to an outdated cart that another device has changed': {
    cart: (right) => ({ ...right, maxAgeMs: Infinity }),
  },
  'a page sends changes of a former visitor': { page: sameVisitor, cart: sameVisitor },
  'a page shows the stored cart of another visitor': reads(
    'storage',
    'fascia.cart.DE',
    (value: object, right) => ({ ...value, owner: right.visitorId() }),
  ),
};
