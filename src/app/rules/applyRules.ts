import type { Middleware } from '@reduxjs/toolkit';
import type { PersonalDataState } from '../../features/personal-data/personalDataSlice.ts';
import { previewChanged } from '../../features/preview/previewActions.ts';
import { legalTextClosed } from '../../features/promotions/legalTextSlice.ts';
import { promotions } from '../../features/promotions/promotions.ts';
import { track } from '../../foundation/browser/dataLayer.ts';
import { renewNewsletterData } from './newsletterRules.ts';
import { flyoutOpened } from './pageEvents.ts';
import type { Rule } from './rule.ts';
import { createRefetchWhenOld, createResetCart, dropPersonalData } from './visitorRules.ts';

/** A banner's legal text closes when a flyout or the mobile navigation opens (PROMO-24). */
const closeLegalText: Rule = ({ action, dispatch }) => {
  if (flyoutOpened.match(action)) dispatch(legalTextClosed());
};

/** Reads the promotions again when staff have changed the preview, without a reload of the page (PROMO-07). */
const refetchAfterPreview: Rule = ({ action, dispatch }) => {
  if (previewChanged.match(action)) dispatch(promotions.actions.invalidated());
};

/** Tracks every flyout that opens, once with any number of headers on the page (HOST-23). */
const trackFlyouts: Rule = ({ action }) => {
  if (flyoutOpened.match(action)) track({ event: 'header_flyout_opened', flyout: action.payload });
};

/** Applies the rules between features: none of them imports another one. */
export const applyRules: Middleware<unknown, PersonalDataState> = ({ getState, dispatch }) => {
  const rules = [
    closeLegalText,
    refetchAfterPreview,
    trackFlyouts,
    dropPersonalData,
    renewNewsletterData,
    createRefetchWhenOld(),
    createResetCart(),
  ];
  return (next) => (action) => {
    const before = getState();
    const result = next(action);
    const change = { action, before, after: getState(), dispatch };
    for (const rule of rules) rule(change);
    return result;
  };
};
