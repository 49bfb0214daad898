import type { CartErrorCode } from '../../cartErrors.ts';
import { cartSlice, notDone } from '../../cartSlice.ts';
import type { ChangeAnswer } from './cartApi.ts';

const { changeAnswered, changeFailed, changeUnneeded } = cartSlice.actions;

/** The results of changes that are not sent. */
export const unneeded: ChangeAnswer = { kind: 'unneeded' };
export const refusal = (code: CartErrorCode): ChangeAnswer => ({
  kind: 'refused',
  error: { code, limit: null },
  cart: undefined,
});

/** The action that stores the result of a change. */
export function settlingAction(id: number, answer: ChangeAnswer, at: number) {
  if (answer.kind === 'unneeded') return changeUnneeded({ id, at });
  if (answer.kind === 'taken') {
    const { cart, added, error } = answer;
    return changeAnswered({ id, cart, added, error, at });
  }
  const { code, limit } = answer.error ?? notDone;
  return changeFailed({ id, code, limit, isLost: answer.kind === 'lost', at });
}
