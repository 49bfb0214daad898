import type { Dispatch } from '@reduxjs/toolkit';
import {
  cartRequested,
  loginChanged,
  visitorNoticed,
  type CartRootState,
} from '../../../features/cart/cartSlice.ts';
import { baseData } from '../../../features/newsletter/baseData.ts';
import { newsletterStatus } from '../../../features/newsletter/newsletterStatus.ts';
import type { PersonalData } from '../../../features/personal-data/personalData.ts';
import {
  personalDataSlice,
  type PersonalDataState,
} from '../../../features/personal-data/personalDataSlice.ts';
import { undoAll } from '../../../foundation/browser/page/listen.ts';
import { onRestored } from '../../../foundation/browser/page/pageReturn.ts';
import { renewVisitor, visitorId } from '../../../foundation/browser/visit/visit.ts';
import { onVisitorChanged } from '../../../foundation/browser/visit/visitor.ts';
import { pageRestored } from '../../../foundation/store/resourceSlice.ts';

/** The part of the page's store that is followed. */
interface FollowedStore {
  getState(): PersonalDataState & CartRootState;
  dispatch: Dispatch;
  subscribe(listener: () => void): () => void;
}

/**
 * Keeps every visitor's data from the next one. It is loaded with the services, whose answers are the first data of
 * a visitor that a page has. Returns a function that stops it.
 *
 * - When the visitor has changed, and when the page comes back from the back/forward cache, before it is painted,
 *   personal data are dropped, and read anew (ACC-16, ACC-17).
 * - When the visitor has changed, so has the cart's owner (ACC-16). Customer data of the newsletter forms are dropped
 *   (NEWS-56); the newsletter status, which nobody sees, stays until it has been read again, so that no form
 *   disappears meanwhile (NEWS-56).
 * - When this code comes so late that reads have failed for want of it, they begin anew (HK-182).
 */
export function followVisitor(store: FollowedStore): () => void {
  const { dispatch } = store;
  const dropPersonalData = () => dispatch(personalDataSlice.actions.dropped());
  let visitor = visitorId();
  const visitors = compareVisitors(store, () => {
    visitor = renewVisitor();
    dispatch(loginChanged());
  });
  readAgain(store);
  return undoAll([
    onVisitorChanged((isReported) => {
      const current = isReported ? renewVisitor() : visitorId();
      if (!isReported && current === visitor) return; // Personal data have shown it before.
      visitor = current;
      visitors.forget();
      dropPersonalData();
      dispatch(baseData.actions.dropped());
      dispatch(newsletterStatus.actions.invalidated());
      dispatch(isReported ? loginChanged() : visitorNoticed());
    }),
    onRestored(dropPersonalData),
    store.subscribe(visitors.compare),
  ]);
}

/** All reads need the chunk of this code: what has failed before it came has not been asked at all. */
function readAgain({ getState, dispatch }: FollowedStore): void {
  const slices: object[] = Object.values(getState());
  const resources = slices.flatMap((slice) => Object.values(slice));
  if (resources.some((resource) => Object(resource).status === 'failed')) dispatch(pageRestored());
  const { readError, site } = getState().cart;
  if (readError && site) dispatch(cartRequested(site));
}

/**
 * Calls `onOther` when personal data are of another visitor than those before (ACC-16). The first personal data of a
 * page, and the first after a change, change nothing.
 */
function compareVisitors({ getState }: FollowedStore, onOther: () => void) {
  let known: PersonalData | undefined;
  return {
    forget: () => {
      known = undefined;
    },
    compare: () => {
      const { data: current } = personalDataSlice.select(getState());
      if (!current || current === known) return;
      const isOther =
        known !== undefined &&
        (known.loggedInOrRemembered !== current.loggedInOrRemembered ||
          known.customerName !== current.customerName);
      known = current;
      if (isOther) onOther();
    },
  };
}
