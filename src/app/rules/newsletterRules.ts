import { baseData } from '../../features/newsletter/baseData.ts';
import { newsletterStatus } from '../../features/newsletter/newsletterStatus.ts';
import { visitorChanged } from './pageEvents.ts';
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
