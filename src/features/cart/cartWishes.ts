import { createAction } from '@reduxjs/toolkit';
import type { CartChange } from './cartChange.ts';
import type { CartOutcome } from './cartErrors.ts';

/** Asks for a change: it is shown at once, then sent. */
export const changeWanted = createAction<CartChange>('cart/changeWanted');
/** Asks for a removed entry back, by its id. */
export const undoWanted = createAction<string>('cart/undoWanted');
/** Asks the service to look again. */
export const reloadWanted = createAction('cart/reloadWanted');

/**
 * What `dispatch` understands where the cart's middleware is: these three answer with a promise of their
 * outcome, which resolves, never rejects.
 */
export type CartDispatch = (
  wish: ReturnType<typeof changeWanted | typeof undoWanted | typeof reloadWanted>,
) => Promise<CartOutcome>;
