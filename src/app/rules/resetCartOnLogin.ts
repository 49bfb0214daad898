import type { Middleware } from '@reduxjs/toolkit';
import { loginChanged } from '../../features/cart/cartSlice.ts';
import { unknownVisitor } from '../../features/personal-data/personalData.ts';
import {
  selectVisitor,
  type PersonalDataRootState,
} from '../../features/personal-data/personalDataSlice.ts';

/**
 * Resets the cart when the visitor has changed, because the known cart is not theirs (ACC-13). The first answer of
 * the personal-data service changes nothing.
 */
export const resetCartOnLogin: Middleware<unknown, PersonalDataRootState> =
  ({ getState, dispatch }) =>
  (next) =>
  (action) => {
    const before = selectVisitor(getState());
    const result = next(action);
    const after = selectVisitor(getState());
    const isOther =
      before.loggedInOrRemembered !== after.loggedInOrRemembered ||
      before.customerName !== after.customerName;
    if (isOther && before !== unknownVisitor) dispatch(loginChanged());
    return result;
  };
