import type { Middleware } from '@reduxjs/toolkit';
import type { PersonalDataState } from '../../features/personal-data/personalDataSlice.ts';
import { closeLegalText } from './closeLegalText.ts';
import { refetchAfterPreview } from './refetchAfterPreview.ts';
import { resetCartOnLogin } from './resetCartOnLogin.ts';
import type { Rule } from './rule.ts';
import { trackFlyouts } from './trackFlyouts.ts';

const rules: readonly Rule[] = [
  closeLegalText,
  refetchAfterPreview,
  resetCartOnLogin,
  trackFlyouts,
];

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
