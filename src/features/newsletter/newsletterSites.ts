import type { Site } from '../../foundation/sites/sites.ts';
import type { PersonField } from './subscriber.ts';

/** A welcome voucher's share of the first purchase (F§9). */
export const NEWSLETTER_DISCOUNT = 0.1;
/** In Turkey the data of an unconfirmed sign-up are deleted after so long (F§9). */
export const RETENTION_DAYS = 14;
/** In Turkey sending stops where mails are not opened for so long (F§9). */
export const INACTIVITY_YEARS = 2;

/** A sentence of the legal notice, `newsletter.legal.…`. */
type LegalSentence = 'consent' | 'age' | 'doubleOptIn' | 'withdrawal' | 'retention' | 'inactivity';
/** A further page, `newsletter.link.…`. */
type FurtherPage = 'sample' | 'hint' | 'usage' | 'marketing' | 'privacyNotice';

/** One site's rules (F§2, F§5, F§9). */
export interface NewsletterSite {
  /** Asked for beside the address, in this order; disabled as long as there is no address (contract §4). */
  readonly fields: readonly PersonField[];
  readonly required: readonly PersonField[];
  /** Whether `legals` must be ticked; it gives the consent NEWSLETTER. */
  readonly legals: boolean;
  /** In years. */
  readonly minimumAge: 16 | 18;
  readonly notice: readonly LegalSentence[];
  readonly voucher: 'note' | 'oneMonth';
  readonly conditions: string;
  readonly further: Readonly<Partial<Record<FurtherPage, string>>>;
}

const NOTICE = ['consent', 'age', 'doubleOptIn', 'withdrawal'] as const;

/** What most sites ask: the address alone. */
const plain = {
  fields: [],
  required: [],
  legals: false,
  minimumAge: 16,
  notice: NOTICE,
  voucher: 'note',
  further: {},
} as const;

/** One row a site; nothing else of the form asks which site it is. */
export const newsletterSites = {
  DE: {
    ...plain,
    conditions: '/gutscheinbedingungen-s400115701',
    further: { sample: '/newsletter-beispiel-s400115702' },
  },
  AT: {
    ...plain,
    fields: ['salutation', 'firstName', 'lastName'],
    conditions: '/gutscheinbedingungen-s400115701',
    further: { sample: '/newsletter-beispiel-s400115702' },
  },
  CH: { ...plain, conditions: '/gutscheinbedingungen-s400115701' },
  CH_FR: { ...plain, conditions: '/conditions-du-bon-s400115701' },
  CZ: { ...plain, minimumAge: 18, conditions: '/podminky-poukazu-s400115701' },
  HU: {
    ...plain,
    fields: ['salutation', 'firstName', 'lastName'],
    required: ['salutation', 'firstName', 'lastName'],
    voucher: 'oneMonth',
    conditions: '/kuponfeltetelek-s400115701',
    further: { sample: '/mintahirlevel-s400115702' },
  },
  PL: { ...plain, conditions: '/warunki-kuponu-s400115701' },
  SK: { ...plain, minimumAge: 18, conditions: '/podmienky-kuponu-s400115701' },
  TR: {
    ...plain,
    fields: ['firstName', 'lastName'],
    required: ['firstName', 'lastName'],
    legals: true,
    notice: [...NOTICE, 'retention', 'inactivity'],
    conditions: '/kupon-kosullari-s400115701',
    further: {
      hint: '/e-bulten-bilgilendirmesi-s400115703',
      usage: '/ticari-elektronik-ileti-onayi-s400115704',
      marketing: '/kisisel-pazarlama-onayi-s400115705',
      privacyNotice: '/e-bulten-gizlilik-bildirimi-s400115706',
    },
  },
} as const satisfies Record<Site, NewsletterSite>;

/** A site's rules, in the shape that all have. */
export const newsletterSite = (site: Site): NewsletterSite => newsletterSites[site];
