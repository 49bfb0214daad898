import { loginChanged } from '../../features/cart/cartSlice.ts';
import { personalDataSlice } from '../../features/personal-data/personalDataSlice.ts';
import type { Rule } from './rule.ts';

/** Resets the cart when the visitor has changed (ACC-13). The first personal data of a page change nothing. */
export const resetCartOnLogin: Rule = ({ before, after, dispatch }) => {
  const { data: known } = personalDataSlice.select(before);
  const { data: current } = personalDataSlice.select(after);
  if (!known || !current || known === current) return;
  const isOther =
    known.loggedInOrRemembered !== current.loggedInOrRemembered ||
    known.customerName !== current.customerName;
  if (isOther) dispatch(loginChanged());
};
