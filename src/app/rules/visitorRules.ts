import { loginChanged } from '../../features/cart/cartSlice.ts';
import type { PersonalData } from '../../features/personal-data/personalData.ts';
import { personalDataSlice } from '../../features/personal-data/personalDataSlice.ts';
import { pageRestored } from '../../foundation/store/resourceSlice.ts';
import { pageAttended, visitorChanged } from './pageEvents.ts';
import type { Rule } from './rule.ts';

/** When the visitor looks at the page again, personal data that are as old as this are read again (ACC-18). */
const MAX_AGE_MS = 5 * 60_000;

/**
 * Drops personal data when they may be another visitor's, so that they are read anew: when the visitor has changed,
 * and when the page comes back from the back/forward cache, before it is painted (ACC-16, ACC-17).
 */
export const dropPersonalData: Rule = ({ action, dispatch }) => {
  if (visitorChanged.match(action) || pageRestored.match(action)) {
    dispatch(personalDataSlice.actions.dropped());
  }
};

/** Reads personal data again when a page is looked at whose own are 5 minutes old, or have failed (ACC-18). */
export function createRefetchWhenOld(): Rule {
  let readAt = 0;
  return ({ action, before, after, dispatch }) => {
    const { lastRead, status } = personalDataSlice.select(after);
    if (lastRead !== personalDataSlice.select(before).lastRead) readAt = Date.now();
    if (!pageAttended.match(action)) return;
    const age = action.payload - readAt;
    // A clock that was set back tells nothing about the age.
    const isOld = age < 0 || age >= MAX_AGE_MS;
    if (isOld || status === 'failed') dispatch(personalDataSlice.actions.invalidated());
  };
}

/**
 * Resets the cart when the visitor has changed, or when personal data are of another visitor than those before
 * (ACC-13). The first personal data of a page, and the first after a change, change nothing.
 */
export function createResetCart(): Rule {
  let known: PersonalData | undefined;
  return ({ action, after, dispatch }) => {
    if (visitorChanged.match(action)) {
      known = undefined;
      dispatch(loginChanged());
      return;
    }
    const { data: current } = personalDataSlice.select(after);
    if (!current || current === known) return;
    const isOther =
      known !== undefined &&
      (known.loggedInOrRemembered !== current.loggedInOrRemembered ||
        known.customerName !== current.customerName);
    known = current;
    if (isOther) dispatch(loginChanged());
  };
}
