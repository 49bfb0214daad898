import type { CartStore } from '../cartEnvironment.ts';
import type { CartErrorCode } from '../cartErrors.ts';
import { cartSlice } from '../cartSlice.ts';
import type { LoggedChange } from '../cartState.ts';
import { failChange } from './applyAnswer.ts';
import type { createPendingOutcomes } from './pendingOutcomes.ts';
import { needsCart } from './preparedChange.ts';
import type { createSendTurn } from './sendTurn.ts';

const { changeUnneeded, changeWithdrawn } = cartSlice.actions;

/** How a change ends that the service has not answered. */
export function createEndings(
  { getState, dispatch }: Pick<CartStore, 'getState' | 'dispatch'>,
  outcomes: ReturnType<typeof createPendingOutcomes>,
  turn: ReturnType<typeof createSendTurn>,
) {
  const log = () => getState().cart.log;
  return {
    /** Drops a change that need not be sent. */
    skip(logged: LoggedChange): void {
      dispatch(changeUnneeded(logged.id));
      outcomes.settle(logged, { ok: true }, log());
      turn.end();
    },
    /** Withdraws a change that was not sent. */
    withdraw(logged: LoggedChange): void {
      dispatch(changeWithdrawn(logged.id));
      outcomes.settle(logged, { ok: true }, log());
    },
    /** A change whose turn it is cannot be made to a cart that is not known. */
    failFirst(code: CartErrorCode, first: LoggedChange | undefined): void {
      if (!first || !needsCart(first) || !turn.isGranted()) return;
      const outcome = failChange(dispatch, first.id, { code, limit: null }, false);
      outcomes.settle(first, outcome, log());
      turn.end();
    },
  };
}
