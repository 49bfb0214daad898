import { createAction } from '@reduxjs/toolkit';
import type { CartChange } from './cartChange.ts';
import type { CartOutcome } from './cartErrors.ts';

/** Asks for a change: it is shown at once, then sent. */
export const changeRequested = createAction<CartChange>('cart/changeRequested');
/** Asks for a removed entry back, by its id. */
export const undoRequested = createAction<string>('cart/undoRequested');
/** Asks the service to look again. */
export const reloadRequested = createAction('cart/reloadRequested');

/**
 * What `dispatch` understands where the cart's middleware is: these three answer with a promise of their
 * outcome, which resolves, never rejects.
 */
export type CartDispatch = (
  wish: ReturnType<typeof changeRequested | typeof undoRequested | typeof reloadRequested>,
) => Promise<CartOutcome>;
