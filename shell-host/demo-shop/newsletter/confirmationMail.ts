import { textsBySite } from '../localize.ts';
import { siteOf } from '../sites.ts';
import { addressOf } from '../urls.ts';
import type { Mail } from '../wireTypes.ts';
import mails from './confirmationMails.json' with { type: 'json' };
import type { Subscriber } from './subscriberList.ts';

const mailsBySite = textsBySite(mails);

/**
 * Creates the confirmation mail of a sign-up, with the site's offer for new subscribers. Its link opens the host's
 * confirmation page (HOST-50).
 */
export function confirmationMail(subscriber: Subscriber, now: Date): Mail {
  const { email, site, token } = subscriber;
  const { subject, text, textWithVoucher, linkText } = mailsBySite(site);
  const { discount } = siteOf(site).newsletter;
  const [path] = addressOf(site, 'newsletter').split('?');
  return {
    to: email,
    site,
    subject,
    text: discount ? textWithVoucher.replace('{discount}', String(discount * 100)) : text,
    linkText,
    link: `${path}?${new URLSearchParams({ token, site })}`,
    sentAt: now.toISOString(),
  };
}
