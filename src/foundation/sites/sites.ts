import type { Locale } from '../i18n/locales.ts';

/** The nine country sites; the first is the default (SITE-01). */
export const siteCodes = ['DE', 'AT', 'CH', 'CH_FR', 'CZ', 'HU', 'PL', 'SK', 'TR'] as const;

/** A country site. Not a locale: Switzerland has two sites, and every site may be shown in any locale. */
export type Site = (typeof siteCodes)[number];

/** Pages of a site that several features link to. */
export interface SharedLinks {
  readonly help: string;
  readonly stores: string;
  readonly contact: string;
  readonly privacy: string;
  readonly terms: string;
}

/** The data of a site that several features use. */
export interface SiteData {
  /** The language of the site's own texts (SITE-02). */
  readonly locale: Locale;
  /** ISO 4217 code of its prices (SITE-03). */
  readonly currency: 'EUR' | 'CHF' | 'CZK' | 'HUF' | 'PLN' | 'TRY';
  /** Shown beside prices; null where none is shown (SITE-04). */
  readonly currencySymbol: string | null;
  /** Its name in the country switcher, in its own language (FOOT-26). */
  readonly label: string;
  /** ISO 3166-1 code of its flag. */
  readonly flag: string;
  /** Its start page, for visitors who switch country (FOOT-27). */
  readonly startPage: string;
  readonly links: SharedLinks;
}

/** Pages with the same address on every site (FOOT-16). */
export const samePages = {
  stores: '/service/storefinder/',
  contact: '/contact',
  privacy: '/privacy',
} as const;

const linksOf = (help: string, terms: string): SharedLinks => ({ ...samePages, help, terms });

/** The data of every site: components read a property instead of comparing site codes. */
export const sites = {
  DE: {
    locale: 'de-DE',
    currency: 'EUR',
    currencySymbol: null,
    label: 'Deutschland',
    flag: 'DE',
    startPage: '/?site=DE',
    links: linksOf('/haeufige-fragen-s400115666', '/agb-s400007325.html'),
  },
  AT: {
    locale: 'de-AT',
    currency: 'EUR',
    currencySymbol: '€',
    label: 'Österreich',
    flag: 'AT',
    startPage: '/?site=AT',
    links: linksOf('/haeufige-fragen-s400115666', '/agb-s400115678'),
  },
  CH: {
    locale: 'de-CH',
    currency: 'CHF',
    currencySymbol: 'CHF',
    label: 'Schweiz',
    flag: 'CH',
    startPage: '/?site=CH',
    links: linksOf('/haeufige-fragen-s400115666', '/agb-s400115678'),
  },
  CH_FR: {
    locale: 'fr-CH',
    currency: 'CHF',
    currencySymbol: 'CHF',
    label: 'Suisse',
    flag: 'CH',
    startPage: '/?site=CH_FR',
    links: linksOf('/questions-frequentes-s400115666', '/conditions-generales-s400115678'),
  },
  CZ: {
    locale: 'cs-CZ',
    currency: 'CZK',
    currencySymbol: 'Kč',
    label: 'Česká republika',
    flag: 'CZ',
    startPage: '/?site=CZ',
    links: linksOf('/caste-dotazy-s400115666', '/obchodni-podminky-s400115678'),
  },
  HU: {
    locale: 'hu-HU',
    currency: 'HUF',
    currencySymbol: 'Ft',
    label: 'Magyarország',
    flag: 'HU',
    startPage: '/?site=HU',
    links: linksOf('/gyakori-kerdesek-s400115666', '/altalanos-szerzodesi-feltetelek-s400115678'),
  },
  PL: {
    locale: 'pl-PL',
    currency: 'PLN',
    currencySymbol: 'zł',
    label: 'Polska',
    flag: 'PL',
    startPage: '/?site=PL',
    links: linksOf('/czeste-pytania-s400115666', '/regulamin-s400115678'),
  },
  SK: {
    locale: 'sk-SK',
    currency: 'EUR',
    currencySymbol: '€',
    label: 'Slovensko',
    flag: 'SK',
    startPage: '/?site=SK',
    links: linksOf('/caste-otazky-s400115666', '/obchodne-podmienky-s400115678'),
  },
  TR: {
    locale: 'tr-TR',
    currency: 'TRY',
    currencySymbol: '₺',
    label: 'Türkiye',
    flag: 'TR',
    startPage: '/?site=TR',
    links: linksOf('/sikca-sorulan-sorular-s400115666', '/genel-sartlar-s400115678'),
  },
} as const satisfies Record<Site, SiteData>;
