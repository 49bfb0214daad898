import type { Middleware } from '@reduxjs/toolkit';
import { loginChanged } from '../../features/cart/cartSlice.ts';
import { unknownVisitor } from '../../features/personal-data/personalData.ts';
import {
  selectVisitor,
  type PersonalDataRootState,
} from '../../features/personal-data/personalDataSlice.ts';

/**
 * When the visitor turns out to be another than the one who was known, the cart that is known is not
 * theirs. Learning for the first time who it is changes nothing.
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
