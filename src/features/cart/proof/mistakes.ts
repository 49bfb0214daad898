import type { UnknownAction } from '@reduxjs/toolkit';
import { ResponseError } from '../../../foundation/http/errors.ts';
import type { Cart } from '../cart.ts';
import { keyOf } from '../cartChange.ts';
import { cartSlice, selectCart } from '../cartSlice.ts';
import { shownCart, type CartState } from '../cartState.ts';
import { getCart } from '../sending/cartApi.ts';
import type { CartWorld, Clock, TabNews } from '../sending/cartWorld.ts';
import type { Mistake } from './fakeTab.ts';

const { changeMade, changeFailed, changeAnswered, cartRead, cartReadFailed, storedCartFound } =
  cartSlice.actions;

/** A wrong rule: what it makes of a state after the right rule has made `right` of `before`. */
const rule = (
  wrong: (right: CartState, before: CartState, action: UnknownAction) => CartState,
): Mistake => ({
  reducer: (reduce) => (before, action) => {
    const right = reduce(before, action);
    return before ? (wrong(right, before, action) as typeof right) : right;
  },
});

const clock = (after: (right: Clock) => Clock['after']): Mistake => ({
  surroundings: (right) => ({ ...right, clock: { ...right.clock, after: after(right.clock) } }),
});

/** Takes every cart that comes, of reads or of changes, however late. */
const takesAll = (ofChanges: boolean): Mistake => ({
  world: (right, store) => ({
    ...right,
    async send(request) {
      const answer = await right.send(request);
      if ((request.body !== undefined) !== ofChanges || answer.status === 304) return answer;
      const take = ({ value }: { value: Cart }) =>
        store.dispatch(ofChanges ? storedCartFound(value) : cartRead(value));
      void getCart(async () => answer, false).then(take, () => undefined);
      return answer;
    },
  }),
});

/** The cart that was shown before each change. */
const shownBefore = new Map<number, Cart>();

/** Carts as they are often built. Each is wrong, and the proof must find it out. */
export const mistakes: Record<string, Mistake> = {
  'a failure restores the cart that was shown before the change': rule((right, before, action) => {
    if (changeMade.match(action)) shownBefore.set(action.payload.id, shownCart(before));
    if (!changeFailed.match(action)) return right;
    return { ...right, confirmed: shownBefore.get(action.payload.id) ?? right.confirmed };
  }),
  'a failure takes back the changes that wait too': rule((right, _, action) =>
    changeFailed.match(action) ? { ...right, log: [] } : right,
  ),
  'a failure restores nothing': rule((right, before, action) =>
    changeFailed.match(action) ? { ...right, confirmed: shownCart(before) } : right,
  ),
  'a read that a change has overtaken is taken': takesAll(false),
  'a late answer to a change is taken': takesAll(true),
  'a failed read leaves the cart as it was': rule((right, before, action) =>
    cartReadFailed.match(action) ? { ...right, confirmed: before.confirmed } : right,
  ),
  'two changes are on the wire at once': {
    world: (right, store) => ({
      ...right,
      send(request) {
        const second = request.body === undefined ? undefined : store.getState().cart.log[1];
        if (second) void right.send({ ...request, body: second.change }).catch(() => undefined);
        return right.send(request);
      },
    }),
  },
  'waiting changes of one entry are all sent': rule((right, before, action) => {
    const made = changeMade.match(action) ? right.log.at(-1) : undefined;
    return made ? { ...right, log: [...before.log, made] } : right;
  }),
  'of the waiting changes of one entry the first stays': rule((right, before, action) => {
    if (!changeMade.match(action)) return right;
    const key = keyOf(action.payload.change);
    const isThere = before.log.some((it) => !it.sent && keyOf(it.change) === key);
    return isThere ? { ...right, log: before.log } : right;
  }),
  'the change made last is sent first': rule((right, before, action) => {
    const made = changeMade.match(action) ? right.log.at(-1) : undefined;
    const [first, ...waiting] = right.log.slice(0, -1);
    return made && first && before.log.length > 0
      ? { ...right, log: [first, made, ...waiting] }
      : right;
  }),
  'a lost answer counts as a refusal': {
    reducer: (reduce) => (before, action) =>
      reduce(
        before,
        changeFailed.match(action) ? changeFailed({ ...action.payload, lost: false }) : action,
      ),
  },
  'a change that was not needed counts as failed': {
    world: (right) => ({
      ...right,
      async send(request) {
        const answer = await right.send(request);
        if (answer.status === 304) throw new ResponseError(304, { error: 'NOT_MODIFIED' });
        return answer;
      },
    }),
  },
  'undo ends a millisecond late': clock(
    (right) => (ms, run) => right.after(ms === 10_000 ? ms + 1 : ms, run),
  ),
  'undo ends a millisecond early': clock(
    (right) => (ms, run) => right.after(ms === 10_000 ? ms - 1 : ms, run),
  ),
  'undo brings one piece back': rule((right) => ({
    ...right,
    deleted: right.deleted.map((entry) =>
      'setArticle' in entry.inverse
        ? { ...entry, inverse: { setArticle: { ...entry.inverse.setArticle, quantity: 1 } } }
        : entry,
    ),
  })),
  'a removed entry is forgotten when the service has confirmed its removal': rule(
    (right, _, action) => (changeAnswered.match(action) ? { ...right, deleted: [] } : right),
  ),
  'an error is shown a millisecond less': clock(
    (right) => (ms, run) => right.after(ms === 7500 ? ms - 1 : ms, run),
  ),
  'a new error ends with the time of the one before': clock((right) => (ms, run) => {
    const end = right.after(ms, run);
    return ms === 7500 ? () => undefined : end;
  }),
  'an error ends when a change succeeds that was made before it': rule((right, _, action) =>
    changeAnswered.match(action) && !action.payload.error ? { ...right, changeError: null } : right,
  ),
  'storage keeps what is shown': {
    world: (right, store) => {
      const write: CartWorld['storage']['write'] = (key) =>
        right.storage.write(key, selectCart(store.getState()));
      return { ...right, storage: { ...right.storage, read: right.storage.read, write } };
    },
  },
  'a page tells nobody what the one before it sent, if its first read fails': {
    world: (right, store) => ({
      ...right,
      openTabs(name, told) {
        const tabs = right.openTabs(name, told);
        const tell = (news: TabNews) => store.getState().cart.made > 0 && tabs.tell(news);
        return { ...tabs, tell };
      },
    }),
  },
  'the other tab is not told': {
    world: (right) => ({
      ...right,
      openTabs: (name, told) => ({ ...right.openTabs(name, told), tell: () => undefined }),
    }),
  },
  'a page that goes sends nothing': { world: (right) => ({ ...right, sendLast: () => undefined }) },
  'what a page left unanswered is not taken up by the next': {
    world: (right) => ({ ...right, tabStorage: { ...right.tabStorage, read: () => undefined } }),
  },
  'what a page left long ago is taken up': {
    world: (right) => ({
      ...right,
      tabStorage: {
        ...right.tabStorage,
        read(key) {
          const left = right.tabStorage.read(key);
          return left && { ...left, at: right.now() };
        },
      },
    }),
  },
  'a page that goes before its code has come sends nothing': {
    surroundings: (right) => ({ ...right, sendLast: () => undefined }),
  },
  'a page whose code did not come never asks for it again': {
    surroundings: (right) => ({
      ...right,
      listen: (events) => right.listen({ ...events, onAttention: () => undefined }),
    }),
  },
  'a page that could not read the cart never asks again': {
    world: (right) => ({
      ...right,
      listen: (events) => right.listen({ ...events, onAttention: () => undefined }),
    }),
  },
  'the other tab is not told that the cart can be read again': {
    world: (right) => ({
      ...right,
      openTabs(name, told) {
        const tabs = right.openTabs(name, told);
        return { ...tabs, tell: (news) => news === 'changed' && tabs.tell(news) };
      },
    }),
  },
  'an undo is promised for ever': {
    dispatch: (right) => (wish) =>
      wish.type === 'cart/undoRequested' ? new Promise(() => void right(wish)) : right(wish),
  },
};
