import type { Dispatch, Middleware } from '@reduxjs/toolkit';
import { previewChanged } from '../../features/preview/previewActions.ts';
import { legalTextClosed } from '../../features/promotions/legalTextSlice.ts';
import { promotions } from '../../features/promotions/promotions.ts';
import { track } from '../../foundation/browser/page/dataLayer.ts';
import { partOpened } from '../../foundation/store/resourceSlice.ts';
import { flyoutOpened } from './pageEvents.ts';

/** The reaction of one feature to an action of another one. */
type Rule = (action: unknown, dispatch: Dispatch) => void;

/** Closes a banner's legal text when a flyout or the mobile navigation opens (PROMO-23). */
const closeLegalText: Rule = (action, dispatch) => {
  if (flyoutOpened.match(action)) dispatch(legalTextClosed());
};

/** Fetches the promotions again after staff have changed the preview without reloading the page (PROMO-07). */
const refetchAfterPreview: Rule = (action, dispatch) => {
  if (previewChanged.match(action)) dispatch(promotions.actions.invalidated());
};

/** Fetches failed resources again when the visitor opens a part that may need them (HOST-120). */
const retryWhenOpened: Rule = (action, dispatch) => {
  if (flyoutOpened.match(action)) dispatch(partOpened());
};

/** Tracks every opened flyout once, regardless of the number of headers on the page (HOST-22). */
const trackFlyouts: Rule = (action) => {
  if (flyoutOpened.match(action)) track({ event: 'header_flyout_opened', flyout: action.payload });
};

const rules = [closeLegalText, refetchAfterPreview, retryWhenOpened, trackFlyouts];

/** Applies the rules after every action. They connect features, which do not import each other. */
export const applyRules: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    for (const rule of rules) rule(action, dispatch);
    return result;
  };
