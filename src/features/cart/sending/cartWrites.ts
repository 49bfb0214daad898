import { report } from '../../../foundation/browser/report.ts';
import { agrees, keyOf, type CartChange } from '../cartChange.ts';
import { notDone, type CartOutcome } from '../cartErrors.ts';
import { cartSlice } from '../cartSlice.ts';
import type { CartState, LoggedChange } from '../cartState.ts';
import { putChange, type ChangeAnswer } from './cartApi.ts';
import { isSameCart, type CartReads } from './cartReads.ts';
import { createCartWaiters, type CartWaiters } from './cartWaiters.ts';
import type { CartStore, CartWorld } from './cartWorld.ts';

/** Requests that change the cart, one at a time. */
export interface CartWrites extends Pick<CartWaiters, 'wait' | 'settle'> {
  /** One is on the wire. */
  isBusy(): boolean;
  /** Sends a change of the log. */
  send(logged: LoggedChange): void;
  /** No answer counts any more; who waits is told so. */
  drop(): void;
}

const { changeSent, changeUnneeded, changeAnswered, changeFailed } = cartSlice.actions;

/**
 * Whether an answer tells of a cart that nobody here knows. "It is so already" does, where it was not: the browser
 * may have sent the request twice, on a line that ended before the first answer. So it does where the cart could
 * not be read: nothing is known here.
 */
function isNews(answer: ChangeAnswer, change: CartChange, state: CartState): boolean {
  const { confirmed, readError } = state;
  if (answer.kind === 'unneeded') return readError !== null || !agrees(confirmed, change);
  if (answer.kind === 'refused') return Boolean(answer.cart && !isSameCart(answer.cart, confirmed));
  return true;
}

/**
 * Sends changes and takes their answers in.
 *
 * @param settled Called after each, with whether the service's cart may be another one now.
 */
export function createCartWrites(
  { getState, dispatch }: CartStore,
  world: Pick<CartWorld, 'send'>,
  reads: CartReads,
  settled: (mayBeNew: boolean) => void,
): CartWrites {
  const { wait, settle, settleAll } = createCartWaiters();
  /** The request on the wire; the answer of any other is late. */
  let current: object | null = null;

  function takeIn(
    id: number,
    change: CartChange,
    answer: ChangeAnswer,
    asked: number,
  ): CartOutcome {
    const { readError } = getState().cart;
    // A cart that could not be read is asked for again, unless the answer tells it.
    if (readError && answer.kind !== 'taken') reads.doubt();
    if (answer.kind === 'unneeded') {
      if (isNews(answer, change, getState().cart)) reads.doubt();
      dispatch(changeUnneeded(id));
      return { ok: true };
    }
    if (answer.kind === 'taken') {
      const { cart, added, error } = answer;
      reads.known(asked);
      dispatch(changeAnswered({ id, cart, added, error }));
      return error ? { ok: false, ...error } : { ok: true };
    }
    const { code, limit } = answer.kind === 'refused' ? answer.error : notDone;
    if (answer.kind === 'refused' && isNews(answer, change, getState().cart)) reads.doubt();
    dispatch(changeFailed({ id, code, limit, lost: answer.kind === 'lost' }));
    return { ok: false, code, limit };
  }

  return {
    wait,
    settle,
    isBusy: () => current !== null,
    async send({ id, change }) {
      const own = {};
      current = own;
      const asked = reads.overtake();
      dispatch(changeSent(id));
      const { answer, problem } = await putChange(world.send, change);
      if (problem) report({ module: 'cart', operation: 'change', message: problem });
      if (current !== own) return;
      current = null;
      const mayBeNew = isNews(answer, change, getState().cart);
      settle(id, keyOf(change), takeIn(id, change, answer, asked));
      settled(mayBeNew);
    },
    drop() {
      current = null;
      settleAll(notDone);
    },
  };
}
