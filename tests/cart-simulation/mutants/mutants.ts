import type { UnknownAction } from '@reduxjs/toolkit';
import { ResponseError } from '../../../src/foundation/http/errors.ts';
import { getCart } from '../../../src/features/cart/chunks/services/cartApi.ts';
import type { Cart } from '../../../src/features/cart/cart.ts';
import { keyOf } from '../../../src/features/cart/cartChange.ts';
import type { Clock } from '../../../src/features/cart/cartEnvironment.ts';
import { cartSlice } from '../../../src/features/cart/cartSlice.ts';
import { shownCart, type CartState } from '../../../src/features/cart/cartState.ts';
import type { Mutant } from '../fakes/fakePage.ts';

const { changeMade, changeFailed, changeAnswered, readSucceeded, readFailed, storedCartFound } =
  cartSlice.actions;
const { pageLeft } = cartSlice.actions;

/** A reducer that modifies the correct result for the state `before`. */
const reducer = (
  wrong: (right: CartState, before: CartState, action: UnknownAction) => CartState,
): Mutant => ({
  reducer: (reduce) => (before, action) => {
    const right = reduce(before, action);
    return before ? (wrong(right, before, action) as typeof right) : right;
  },
});

const clock = (after: (right: Clock) => Clock['after']): Mutant => ({
  page: (right) => ({ ...right, clock: { ...right.clock, after: after(right.clock) } }),
});

/** Uses the cart of each response to a change, or to a read, even if the response is late. */
const takesLateAnswers = (ofChanges: boolean): Mutant => ({
  cart: (right, store) => ({
    ...right,
    async send(request) {
      const answer = await right.send(request);
      if ((request.body !== undefined) !== ofChanges || answer.status === 304) return answer;
      const take = ({ value }: { value: Cart | null }) =>
        value &&
        store.dispatch(
          ofChanges
            ? storedCartFound(value)
            : readSucceeded({ cart: value, at: right.clock.now() }),
        );
      void getCart(async () => answer, false).then(take, () => undefined);
      return answer;
    },
  }),
});

/** The displayed cart before each change. */
const shownBefore = new Map<number, Cart>();

/** Common mistakes in carts. The simulation must detect each of them. */
export const mutants: Record<string, Mutant> = {
  'a failed change restores the cart that was displayed before it': reducer(
    (right, before, action) => {
      if (changeMade.match(action)) shownBefore.set(right.lastChangeId, shownCart(before));
      if (!changeFailed.match(action)) return right;
      return { ...right, confirmed: shownBefore.get(action.payload.id) ?? right.confirmed };
    },
  ),
  'a failed change also drops the waiting changes': reducer((right, _, action) =>
    changeFailed.match(action) ? { ...right, log: [] } : right,
  ),
  'a failed change is not rolled back': reducer((right, before, action) =>
    changeFailed.match(action) ? { ...right, confirmed: shownCart(before) } : right,
  ),
  'the response to a cancelled read is used': takesLateAnswers(false),
  'a late response to a change is used': takesLateAnswers(true),
  'a failed read does not clear the cart': reducer((right, before, action) =>
    readFailed.match(action) ? { ...right, confirmed: before.confirmed } : right,
  ),
  'two changes are in flight at once': {
    cart: (right, store) => ({
      ...right,
      send(request) {
        const second = request.body === undefined ? undefined : store.getState().cart.log[1];
        if (second) void right.send({ ...request, body: second.change }).catch(() => undefined);
        return right.send(request);
      },
    }),
  },
  'waiting changes of an entry are not combined': reducer((right, before, action) => {
    const made = changeMade.match(action) ? right.log.at(-1) : undefined;
    return made ? { ...right, log: [...before.log, made] } : right;
  }),
  'the first of several waiting changes of an entry wins': reducer((right, before, action) => {
    if (!changeMade.match(action)) return right;
    const key = keyOf(action.payload.change);
    const isWaiting = before.log.some((it) => !it.isSent && keyOf(it.change) === key);
    return isWaiting ? { ...right, log: before.log } : right;
  }),
  'the latest change is sent before other waiting changes': reducer((right, before, action) => {
    const made = changeMade.match(action) ? right.log.at(-1) : undefined;
    const [first, ...waiting] = right.log.slice(0, -1);
    return made && first && before.log.length > 0
      ? { ...right, log: [first, made, ...waiting] }
      : right;
  }),
  'a lost response counts as a rejection': {
    reducer: (reduce) => (before, action) =>
      reduce(
        before,
        changeFailed.match(action) ? changeFailed({ ...action.payload, isLost: false }) : action,
      ),
  },
  'a change with a 304 response counts as failed': {
    cart: (right) => ({
      ...right,
      async send(request) {
        const answer = await right.send(request);
        if (answer.status === 304) throw new ResponseError(304, { error: 'NOT_MODIFIED' });
        return answer;
      },
    }),
  },
  'undo expires a millisecond late': clock(
    (right) => (ms, run) => right.after(ms === 10_000 ? ms + 1 : ms, run),
  ),
  'undo expires a millisecond early': clock(
    (right) => (ms, run) => right.after(ms === 10_000 ? ms - 1 : ms, run),
  ),
  'undo restores one unit': reducer((right) => ({
    ...right,
    deleted: right.deleted.map((entry) =>
      'setArticle' in entry.inverse
        ? { ...entry, inverse: { setArticle: { ...entry.inverse.setArticle, quantity: 1 } } }
        : entry,
    ),
  })),
  'a confirmed removal cannot be undone': reducer((right, _, action) =>
    changeAnswered.match(action) ? { ...right, deleted: [] } : right,
  ),
  'an error expires a millisecond early': clock(
    (right) => (ms, run) => right.after(ms === 7500 ? ms - 1 : ms, run),
  ),
  'a new error expires together with the previous one': reducer((right, before) =>
    right.changeError && before.changeError
      ? {
          ...right,
          changeError: { ...right.changeError, shownUntil: before.changeError.shownUntil },
        }
      : right,
  ),
  'the success of an earlier change removes a later error': reducer((right, _, action) =>
    changeAnswered.match(action) && !action.payload.error ? { ...right, changeError: null } : right,
  ),
  'a stored cart opens checkout before the service responds': reducer((right, _, action) =>
    storedCartFound.match(action) ? { ...right, isKnown: true } : right,
  ),
  'a restored page opens checkout before the service responds': reducer((right, before, action) =>
    pageLeft.match(action) ? { ...right, isKnown: before.isKnown } : right,
  ),
  'the promise of an undo never settles': {
    dispatch: (right) => (request) =>
      request.type === 'cart/undoRequested'
        ? new Promise(() => void right(request))
        : right(request),
  },
};
