import { createAction, type Dispatch, type Middleware } from '@reduxjs/toolkit';
import { loginChanged } from '../../features/cart/cartSlice.ts';
import {
  personalDataSlice,
  type PersonalDataState,
} from '../../features/personal-data/personalDataSlice.ts';
import { previewChanged } from '../../features/preview/previewActions.ts';
import { legalTextClosed } from '../../features/promotions/legalTextSlice.ts';
import { promotions } from '../../features/promotions/promotions.ts';
import { track } from '../../foundation/browser/dataLayer.ts';

/** What follows in one feature from a change in another one. Called after every action. */
type Rule = (change: {
  action: unknown;
  before: PersonalDataState;
  after: PersonalDataState;
  dispatch: Dispatch;
}) => void;

/** A flyout or the mobile navigation was opened, in any bundle of the page. The payload is its name. */
export const flyoutOpened = createAction<string>('page/flyoutOpened');

/** A banner's legal text closes when a flyout or the mobile navigation opens (PROMO-24). */
const closeLegalText: Rule = ({ action, dispatch }) => {
  if (flyoutOpened.match(action)) dispatch(legalTextClosed());
};

/** Reads the promotions again when staff have changed the preview, without a reload of the page (PROMO-07). */
const refetchAfterPreview: Rule = ({ action, dispatch }) => {
  if (previewChanged.match(action)) dispatch(promotions.actions.invalidated());
};

/** Resets the cart when the visitor has changed (ACC-13). The first personal data of a page change nothing. */
const resetCartOnLogin: Rule = ({ before, after, dispatch }) => {
  const { data: known } = personalDataSlice.select(before);
  const { data: current } = personalDataSlice.select(after);
  if (!known || !current || known === current) return;
  const isOther =
    known.loggedInOrRemembered !== current.loggedInOrRemembered ||
    known.customerName !== current.customerName;
  if (isOther) dispatch(loginChanged());
};

/** Tracks every flyout that opens, once with any number of headers on the page (HOST-23). */
const trackFlyouts: Rule = ({ action }) => {
  if (flyoutOpened.match(action)) track({ event: 'header_flyout_opened', flyout: action.payload });
};

const rules = [closeLegalText, refetchAfterPreview, resetCartOnLogin, trackFlyouts];

/** Applies the rules between features: none of them imports another one. */
export const applyRules: Middleware<unknown, PersonalDataState> =
  ({ getState, dispatch }) =>
  (next) =>
  (action) => {
    const before = getState();
    const result = next(action);
    const change = { action, before, after: getState(), dispatch };
    for (const rule of rules) rule(change);
    return result;
  };
