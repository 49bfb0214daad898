import type { Site } from '../../foundation/sites/sites.ts';
import type { PersonFieldName } from './subscriber.ts';

/** The page that answers a form submitted before the form's code runs (NEWS-50). Every site has it. */
export const SIGN_UP_PAGE = '/subscribenewsletter';
/** The welcome voucher's share of the first purchase (NEWS-01). */
export const NEWSLETTER_DISCOUNT = 0.1;
/** TR deletes the data of an unconfirmed sign-up after this time (NEWS-39). */
export const RETENTION_DAYS = 14;
/** TR stops sending if mails are not opened for this long (NEWS-39). */
export const INACTIVITY_YEARS = 2;

/** A page that only some sites have: the end of its text's id `newsletter.link.…`. */
type FurtherPage = 'sample' | 'hint' | 'usage' | 'marketing' | 'privacyNotice';

/** What differs between the sites. */
export interface NewsletterSite {
  /** The fields beside the e-mail address, in their order (NEWS-07). */
  readonly fields: readonly PersonFieldName[];
  /** Which of them are mandatory (NEWS-17, NEWS-18). */
  readonly required: readonly PersonFieldName[];
  /** Whether there is the mandatory checkbox `legals` (NEWS-09). */
  readonly legals: boolean;
  /** In years (NEWS-38). */
  readonly minimumAge: 16 | 18;
  /**
   * The sentences of the legal notice, the ends of their texts' ids `newsletter.legal.…`: what is not said beside the
   * button (NEWS-48), and the minimum age.
   */
  readonly legalSentences: readonly (
    (typeof LEGAL_SENTENCES)[number] | 'retention' | 'inactivity'
  )[];
  /** The footnote on the voucher: the end of its text's id `newsletter.voucher.…` (NEWS-05, NEWS-40). */
  readonly voucher: 'note' | 'oneMonth';
  /** The URL of the voucher's conditions (NEWS-41). */
  readonly voucherConditions: string;
  /** URLs by page (NEWS-41, NEWS-42). */
  readonly furtherPages: Readonly<Partial<Record<FurtherPage, string>>>;
}

const LEGAL_SENTENCES = ['age', 'doubleOptIn', 'withdrawal'] as const;

/** What most sites have in common: they ask for the e-mail address alone. */
const emailOnly = {
  fields: [],
  required: [],
  legals: false,
  minimumAge: 16,
  legalSentences: LEGAL_SENTENCES,
  voucher: 'note',
  furtherPages: {},
} as const;

/** One row per site. No other code of the form depends on the site. */
export const newsletterSites: Readonly<Record<Site, NewsletterSite>> = {
  DE: {
    ...emailOnly,
    voucherConditions: '/gutscheinbedingungen-s400115701',
    furtherPages: { sample: '/newsletter-beispiel-s400115702' },
  },
  AT: {
    ...emailOnly,
    fields: ['salutation', 'firstName', 'lastName'],
    voucherConditions: '/gutscheinbedingungen-s400115701',
    furtherPages: { sample: '/newsletter-beispiel-s400115702' },
  },
  CH: { ...emailOnly, voucherConditions: '/gutscheinbedingungen-s400115701' },
  CH_FR: { ...emailOnly, voucherConditions: '/conditions-du-bon-s400115701' },
  CZ: { ...emailOnly, minimumAge: 18, voucherConditions: '/podminky-poukazu-s400115701' },
  HU: {
    ...emailOnly,
    fields: ['salutation', 'firstName', 'lastName'],
    required: ['salutation', 'firstName', 'lastName'],
    voucher: 'oneMonth',
    voucherConditions: '/kuponfeltetelek-s400115701',
    furtherPages: { sample: '/mintahirlevel-s400115702' },
  },
  PL: { ...emailOnly, voucherConditions: '/warunki-kuponu-s400115701' },
  SK: { ...emailOnly, minimumAge: 18, voucherConditions: '/podmienky-kuponu-s400115701' },
  TR: {
    ...emailOnly,
    fields: ['firstName', 'lastName'],
    required: ['firstName', 'lastName'],
    legals: true,
    legalSentences: [...LEGAL_SENTENCES, 'retention', 'inactivity'],
    voucherConditions: '/kupon-kosullari-s400115701',
    furtherPages: {
      hint: '/e-bulten-bilgilendirmesi-s400115703',
      usage: '/ticari-elektronik-ileti-onayi-s400115704',
      marketing: '/kisisel-pazarlama-onayi-s400115705',
      privacyNotice: '/e-bulten-gizlilik-bildirimi-s400115706',
    },
  },
};
