import type { Dispatch } from '@reduxjs/toolkit';
import type { PersonalDataState } from '../../features/personal-data/personalDataSlice.ts';

/** What follows in one feature from a change in another one. Called after every action. */
export type Rule = (change: {
  action: unknown;
  before: PersonalDataState;
  after: PersonalDataState;
  dispatch: Dispatch;
}) => void;
