import { listen } from '../../foundation/browser/page/listen.ts';
import { createResourceSlice } from '../../foundation/store/resourceSlice.ts';
import type { NewsletterStatus } from './subscriber.ts';

/** The newsletter status of the page's one visitor, read once for all boxes of the page (FOOT-20, NEWS-52). */
export const newsletterStatus = createResourceSlice<'newsletterStatus', void, NewsletterStatus>({
  name: 'newsletterStatus',
  keyOf: () => 'visitor',
  operation: { module: 'footer', operation: 'newsletter-status' },
  read: async () => {
    const api = await import('./chunks/newsletter-services/newsletterApi.ts');
    return api.getNewsletterStatus();
  },
});

/** Calls the listener when a form of the page, in whichever bundle, has signed a visitor up. Returns the undo. */
export function onSignUp(listener: () => void): () => void {
  return listen(window, {
    'fascia:newsletter-submitted': ({ detail }) => {
      // Anybody may dispatch an event of this name, also one without a detail.
      if ((detail as typeof detail | null)?.result === 'SUCCESS') listener();
    },
  });
}

/** A form of the page has signed the visitor up, who still has to confirm it (NEWS-53). */
export const signedUp = () =>
  newsletterStatus.actions.received({ key: newsletterStatus.keyOf(), data: 'WAITING_FOR_DOI' });
