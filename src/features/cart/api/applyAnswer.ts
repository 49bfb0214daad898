import type { CartStore } from '../cartEnvironment.ts';
import type { CartOutcome, ChangeError } from '../cartErrors.ts';
import { cartSlice, notDone } from '../cartSlice.ts';
import type { ChangeAnswer } from './cartApi.ts';

const { changeUnneeded, changeAnswered, changeFailed } = cartSlice.actions;

type Dispatch = CartStore['dispatch'];

/** A change fails. `isLost`: it may have been made nevertheless (CART-20). */
export function failChange(
  dispatch: Dispatch,
  id: number,
  { code, limit }: ChangeError,
  isLost: boolean,
): CartOutcome {
  dispatch(changeFailed({ id, code, limit, isLost }));
  return { ok: false, code, limit };
}

/** Puts the answer to a change into the state. */
export function applyAnswer(dispatch: Dispatch, id: number, answer: ChangeAnswer): CartOutcome {
  if (answer.kind === 'unneeded') {
    dispatch(changeUnneeded(id));
    return { ok: true };
  }
  if (answer.kind === 'taken') {
    const { cart, added, error } = answer;
    dispatch(changeAnswered({ id, cart, added, error }));
    return error ? { ok: false, ...error } : { ok: true };
  }
  return failChange(dispatch, id, answer.error ?? notDone, answer.kind === 'lost');
}
