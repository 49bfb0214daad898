import { languageOf } from '../sites.ts';
import type { Mail } from '../wireTypes.ts';
import mails from './confirmationMails.json' with { type: 'json' };
import type { Subscriber } from './subscriberList.ts';

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
