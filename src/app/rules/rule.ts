import { createAction, type Dispatch } from '@reduxjs/toolkit';
import type { PersonalDataState } from '../../features/personal-data/personalDataSlice.ts';

/** An action and the store's state before and after it. */
export interface Change {
  action: unknown;
  before: PersonalDataState;
  after: PersonalDataState;
  dispatch: Dispatch;
}

/** What follows in one feature from a change in another one. Called after every action. */
export type Rule = (change: Change) => void;

/** A flyout or the mobile navigation was opened, in any bundle of the page. The payload is its name. */
export const flyoutOpened = createAction<string>('page/flyoutOpened');
