import { createResourceSlice } from '../../foundation/store/resourceSlice.ts';
import type { NewsletterStatus } from './subscriber.ts';

/** The newsletter status of the page's one visitor, read once for all boxes of the page (FOOT-21, NEWS-52). */
export const newsletterStatus = createResourceSlice<'newsletterStatus', void, NewsletterStatus>({
  name: 'newsletterStatus',
  keyOf: () => 'visitor',
  operation: { module: 'footer', operation: 'newsletter-status' },
  read: async () => {
    const api = await import(/* webpackChunkName: "services" */ './api/newsletterApi.ts');
    return api.getNewsletterStatus();
  },
});

/** A form of the page has signed the visitor up, who still has to confirm it (NEWS-53). */
export const signedUp = () =>
  newsletterStatus.actions.received({ key: newsletterStatus.keyOf(), data: 'WAITING_FOR_DOI' });
