import { loginChanged } from '../../features/cart/cartSlice.ts';
import { personalDataSlice } from '../../features/personal-data/personalDataSlice.ts';
import type { Rule } from './rule.ts';

/** The cart of another visitor is dropped and read again. Learning first who the visitor is changes nothing (ACC-13). */
export const resetCartOnLogin: Rule = ({ before, after, dispatch }) => {
  const { data: known } = personalDataSlice.select(before);
  const { data: current } = personalDataSlice.select(after);
  if (!known || !current || known === current) return;
  const isOther =
    known.loggedInOrRemembered !== current.loggedInOrRemembered ||
    known.customerName !== current.customerName;
  if (isOther) dispatch(loginChanged());
};
