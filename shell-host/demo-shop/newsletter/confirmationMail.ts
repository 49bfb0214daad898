import { languageOf } from '../sites.ts';
import type { Site } from '../sites.ts';
import mails from './confirmationMails.json' with { type: 'json' };
import type { Subscriber } from './subscriberList.ts';

/** A mail that the shop has "sent": no mail leaves the demo. */
export interface Mail {
  to: string;
  site: Site;
  subject: string;
  text: string;
  /** Label and URL of the mail's only button. */
  linkText: string;
  link: string;
  /** ISO 8601 date and time. */
  sentAt: string;
}

/** The confirmation mail of a sign-up. Its link opens the host's confirmation page (HOST-51). */
export function confirmationMail(subscriber: Subscriber, now: Date): Mail {
  const { email, site, token } = subscriber;
  return {
    to: email,
    site,
    ...mails[languageOf(site)],
    link: `/subscribenewsletter?${new URLSearchParams({ token, site })}`,
    sentAt: now.toISOString(),
  };
}
