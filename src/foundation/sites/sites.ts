import type { Locale } from '../i18n/locales.ts';

/** The nine country sites; the first is the default (H§1, H§9). */
export const siteCodes = ['DE', 'AT', 'CH', 'CH_FR', 'CZ', 'HU', 'PL', 'SK', 'TR'] as const;

/** A country's shop. Not a locale: Switzerland is two sites, and every site may be shown in any locale. */
export type Site = (typeof siteCodes)[number];

/** What several parts of the page need to know of a site. */
export interface SiteData {
  /** The language of the site's own texts (H§9). */
  readonly locale: Locale;
  /** ISO 4217 code of its prices (H§9). */
  readonly currency: 'EUR' | 'CHF' | 'CZK' | 'HUF' | 'PLN' | 'TRY';
  /** Shown beside prices; none on DE (H§9). */
  readonly currencySymbol: string | null;
  /** Its name in the country switcher, in its own language (F§2). */
  readonly label: string;
  /** ISO 3166-1 code of its flag. */
  readonly flag: string;
  /** Its start page, for a visitor who changes country (contract §4). */
  readonly startPage: string;
}

/** One row a site; a component reads a column and never asks which site it is. */
export const sites = {
  DE: {
    locale: 'de-DE',
    currency: 'EUR',
    currencySymbol: null,
    label: 'Deutschland',
    flag: 'DE',
    startPage: '/?site=DE',
  },
  AT: {
    locale: 'de-AT',
    currency: 'EUR',
    currencySymbol: '€',
    label: 'Österreich',
    flag: 'AT',
    startPage: '/?site=AT',
  },
  CH: {
    locale: 'de-CH',
    currency: 'CHF',
    currencySymbol: 'CHF',
    label: 'Schweiz',
    flag: 'CH',
    startPage: '/?site=CH',
  },
  CH_FR: {
    locale: 'fr-CH',
    currency: 'CHF',
    currencySymbol: 'CHF',
    label: 'Suisse',
    flag: 'CH',
    startPage: '/?site=CH_FR',
  },
  CZ: {
    locale: 'cs-CZ',
    currency: 'CZK',
    currencySymbol: 'Kč',
    label: 'Česká republika',
    flag: 'CZ',
    startPage: '/?site=CZ',
  },
  HU: {
    locale: 'hu-HU',
    currency: 'HUF',
    currencySymbol: 'Ft',
    label: 'Magyarország',
    flag: 'HU',
    startPage: '/?site=HU',
  },
  PL: {
    locale: 'pl-PL',
    currency: 'PLN',
    currencySymbol: 'zł',
    label: 'Polska',
    flag: 'PL',
    startPage: '/?site=PL',
  },
  SK: {
    locale: 'sk-SK',
    currency: 'EUR',
    currencySymbol: '€',
    label: 'Slovensko',
    flag: 'SK',
    startPage: '/?site=SK',
  },
  TR: {
    locale: 'tr-TR',
    currency: 'TRY',
    currencySymbol: '₺',
    label: 'Türkiye',
    flag: 'TR',
    startPage: '/?site=TR',
  },
} as const satisfies Record<Site, SiteData>;
