import type { Dispatch, Middleware } from '@reduxjs/toolkit';
import { previewChanged } from '../../features/preview/previewActions.ts';
import { legalTextClosed } from '../../features/promotions/legalTextSlice.ts';
import { promotions } from '../../features/promotions/promotions.ts';
import { track } from '../../foundation/browser/page/dataLayer.ts';
import { partOpened } from '../../foundation/store/resourceSlice.ts';
import { flyoutOpened } from './pageEvents.ts';

/** What follows in one feature from an action of another one. */
type Rule = (action: unknown, dispatch: Dispatch) => void;

/** A banner's legal text closes when a flyout or the mobile navigation opens (PROMO-23). */
const closeLegalText: Rule = (action, dispatch) => {
  if (flyoutOpened.match(action)) dispatch(legalTextClosed());
};

/** Reads the promotions again when staff have changed the preview, without a reload of the page (PROMO-07). */
const refetchAfterPreview: Rule = (action, dispatch) => {
  if (previewChanged.match(action)) dispatch(promotions.actions.invalidated());
};

/** Reads what has failed again when the visitor opens a part that may need it (HOST-120). */
const retryWhenOpened: Rule = (action, dispatch) => {
  if (flyoutOpened.match(action)) dispatch(partOpened());
};

/** Tracks every flyout that opens, once with any number of headers on the page (HOST-22). */
const trackFlyouts: Rule = (action) => {
  if (flyoutOpened.match(action)) track({ event: 'header_flyout_opened', flyout: action.payload });
};

const rules = [closeLegalText, refetchAfterPreview, retryWhenOpened, trackFlyouts];

/** Applies the rules between features after every action: none of them imports another one. */
export const applyRules: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    for (const rule of rules) rule(action, dispatch);
    return result;
  };
