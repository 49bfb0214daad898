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

/** The part of the page's store that this module uses. */
interface FollowedStore {
  getState(): PersonalDataState & CartRootState;
  dispatch: Dispatch;
  subscribe(listener: () => void): () => void;
}

/**
 * Prevents one visitor's data from being shown to the next one. This code loads together with the services, before the
 * page can receive any data of a visitor. Returns a function that stops following the visitor.
 *
 * - When the visitor changes, and when the page is restored from the back/forward cache, personal data are dropped
 *   before the next paint and fetched again (ACC-16, ACC-17).
 * - When the visitor changes, the owner of the cart changes too (ACC-16). The customer data of the newsletter forms are
 *   dropped (NEWS-56). The newsletter status is kept until it has been fetched again, so that forms do not disappear
 *   for a moment. The status itself is not visible (NEWS-56).
 * - Reads that failed because this code had not loaded yet are retried (HK-182).
 */
export function followVisitor(store: FollowedStore): () => void {
  const { dispatch } = store;
  const dropPersonalData = () => dispatch(personalDataSlice.actions.dropped());
  function dropNewsletterData(): void {
    dispatch(baseData.actions.dropped());
    dispatch(newsletterStatus.actions.invalidated());
  }
  let visitor = visitorId();
  const visitors = compareVisitors(store, () => {
    visitor = renewVisitor();
    dropNewsletterData();
    dispatch(loginChanged());
  });
  retryFailedReads(store);
  return undoAll([
    onVisitorChanged((isReported) => {
      const current = isReported ? renewVisitor() : visitorId();
      // Personal data have already revealed this change.
      if (!isReported && current === visitor) return;
      visitor = current;
      visitors.forget();
      dropPersonalData();
      dropNewsletterData();
      dispatch(isReported ? loginChanged() : visitorNoticed());
    }),
    onRestored(dropPersonalData),
    store.subscribe(visitors.compare),
  ]);
}

/** Retries the reads that failed because this chunk, which all reads need, had not loaded yet. */
function retryFailedReads({ getState, dispatch }: FollowedStore): void {
  const slices: object[] = Object.values(getState());
  const resources = slices.flatMap((slice) => Object.values(slice));
  if (resources.some((resource) => Object(resource).status === 'failed')) dispatch(pageRestored());
  const { readError, site } = getState().cart;
  if (readError && site) dispatch(cartRequested(site));
}

/**
 * Calls `onOther` when personal data belong to a different visitor than the previous ones (ACC-16). Skips the first
 * personal data of a page, and the first after `forget`.
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
