import * as v from 'valibot';
import { productLocales } from '../../../src/foundation/i18n/productLocales.ts';
import type {
  Addresses,
  ConsentScripts,
  Features,
  MenuItem,
  NewsletterRules,
  SiteDefinition,
} from '../../../src/foundation/shop/defineSite.ts';
import { pageNames } from '../../../src/foundation/sites/givenAddresses.ts';
import {
  address,
  choice,
  fields,
  flag,
  listOf,
  matching,
  number,
  picture,
  schemaOf,
  scriptAddress,
  table,
  text,
  textLike,
} from './values.ts';

/** Every address of a shop. Which ones a site must have depends on its features (checkSites). */
export const addresses = schemaOf<Partial<Addresses>>()(
  fields(v.entriesFromList(pageNames, v.optional(address))),
);

/** The targets of the items in the main navigation. */
export const menu = schemaOf<Partial<Record<MenuItem, string>>>()(
  fields({
    'theme-worlds': v.optional(address),
    categories: v.optional(address),
    coffee: v.optional(address),
    sale: v.optional(address),
  }),
);

const featureFields = fields({
  loyalty: flag,
  community: flag,
  mobilePlan: flag,
  storeFinder: flag,
  newsletterBox: flag,
  recentSearches: v.optional(flag),
});

/** Features of the shop. */
export const features = schemaOf<Features>()(featureFields);

/** Features that differ on one site. */
const siteFeatures = schemaOf<Partial<Features>>()(v.partial(featureFields));

const consentScript = fields({
  src: scriptAddress,
  attributes: v.optional(
    table(
      matching<`data-${string}`>('the name of an attribute such as data-domain-script', (name) =>
        /^data-[a-z][\w.-]*$/.test(name),
      ),
      text,
      'an object of attributes',
    ),
  ),
});

/** The consent manager's scripts by stage. */
export const consentScripts = schemaOf<ConsentScripts>()(
  fields({ LIVE: v.optional(consentScript), DEV: v.optional(consentScript) }),
);

const newsletterFields = listOf(
  choice(['salutation', 'firstName', 'lastName']),
  'a list of salutation, firstName, lastName',
);

/** The shop and a site may each define some of the newsletter rules, so each rule is optional here. */
export const newsletter = schemaOf<Partial<NewsletterRules>>()(
  fields({
    fields: v.optional(newsletterFields),
    required: v.optional(newsletterFields),
    mandatoryConsent: v.optional(flag),
    minimumAge: v.optional(number('an age in years, from 0 to 99', 0, 99)),
    retentionDays: v.optional(number('a number of days, at least 1', 1, 10_000)),
    inactivityYears: v.optional(number('a number of years, at least 1', 1, 100)),
    voucher: v.optional(
      fields({
        discount: number('a share above 0 and up to 1: 0.1 for 10 %', 0.001, 1, false),
        validity: choice(['unlimited', 'oneMonth']),
        conditions: address,
      }),
    ),
    pages: v.optional(
      fields({
        sample: v.optional(address),
        hint: v.optional(address),
        usage: v.optional(address),
        marketing: v.optional(address),
        privacyNotice: v.optional(address),
      }),
    ),
    picture: v.optional(fields({ desktop: picture, tablet: picture })),
  }),
);

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Whether a time zone has this name. `Intl.supportedValuesOf` lists no aliases, such as `UTC`. */
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** `site.ts`. */
export const siteSchema = schemaOf<SiteDefinition>()(
  fields({
    locale: choice(productLocales),
    currency: matching('a currency’s ISO 4217 code such as EUR', (code) => currencies.has(code)),
    timeZone: v.optional(matching('a time zone’s IANA name such as Europe/Berlin', isTimeZone)),
    label: text,
    flag: v.optional(
      textLike(
        /^(?:\.\.\/\w+\/)?[\w-][\w.-]*\.svg$/,
        'an SVG file of the site’s folder, or of another site’s: ../CH/flag.svg',
      ),
    ),
    start: address,
    addresses: v.optional(addresses),
    menu: v.optional(menu),
    searchShortcuts: v.optional(
      table(
        matching(
          'a word in lower case',
          (word) => word !== '' && word === word.trim().toLowerCase(),
        ),
        address,
        'an object of words and addresses',
      ),
    ),
    features: v.optional(siteFeatures),
    newsletter: v.optional(newsletter),
    consentScripts: v.optional(consentScripts),
  }),
);
