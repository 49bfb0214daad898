import { baseData } from '../../features/newsletter/baseData.ts';
import { newsletterStatus } from '../../features/newsletter/newsletterStatus.ts';
import { newsletterSubmitted, visitorChanged } from './pageEvents.ts';
import type { Rule } from './rule.ts';

/**
 * When the visitor has changed, customer data are dropped at once (NEWS-57); the newsletter status, which nobody
 * sees, stays until it has been read again, so that no form disappears meanwhile (NEWS-56).
 */
export const renewNewsletterData: Rule = ({ action, dispatch }) => {
  if (!visitorChanged.match(action)) return;
  dispatch(baseData.actions.dropped());
  dispatch(newsletterStatus.actions.invalidated());
};

/** Who has signed up in one form of the page is asked by no footer box again (NEWS-53). */
export const rememberSignUp: Rule = ({ action, dispatch }) => {
  if (!newsletterSubmitted.match(action) || action.payload !== 'SUCCESS') return;
  const data = 'WAITING_FOR_DOI';
  dispatch(newsletterStatus.actions.received({ key: newsletterStatus.keyOf(), data }));
};
