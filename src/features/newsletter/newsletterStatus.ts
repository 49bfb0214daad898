import { listen } from '../../foundation/browser/page/listen.ts';
import { createResourceSlice } from '../../foundation/store/resourceSlice.ts';
import type { NewsletterStatus } from './subscriber.ts';

/** The visitor's newsletter status, fetched once for all boxes of the page (FOOT-20, NEWS-52). */
export const newsletterStatus = createResourceSlice<'newsletterStatus', void, NewsletterStatus>({
  name: 'newsletterStatus',
  keyOf: () => 'visitor',
  operation: { module: 'footer', operation: 'newsletter-status' },
  read: async () => {
    const api = await import('./chunks/newsletter-services/newsletterApi.ts');
    return api.getNewsletterStatus();
  },
});

/**
 * Calls the listener when a form of the page, even one of another bundle, has signed the visitor up. Returns the
 * unsubscribe function.
 */
export function onSignUp(listener: () => void): () => void {
  return listen(window, {
    'fascia:newsletter-submitted': ({ detail }) => {
      // Other code of the page may dispatch an event with this name and no detail.
      if ((detail as typeof detail | null)?.result === 'SUCCESS') listener();
    },
  });
}

/**
 * Action after a form of the page has signed the visitor up. The visitor still has to confirm the sign-up (NEWS-53).
 */
export const signedUp = () =>
  newsletterStatus.actions.received({ key: newsletterStatus.keyOf(), data: 'WAITING_FOR_DOI' });
