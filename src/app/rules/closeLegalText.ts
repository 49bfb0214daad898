import { legalTextClosed } from '../../features/promotions/legalTextSlice.ts';
import { flyoutOpened, type Rule } from './rule.ts';

/** A banner's legal text closes when a flyout or the mobile navigation opens (PROMO-24). */
export const closeLegalText: Rule = ({ action, dispatch }) => {
  if (flyoutOpened.match(action)) dispatch(legalTextClosed());
};
