import type { Locale } from '../i18n/locales.ts';

/** The nine country sites; the first is the default (SITE-01). */
export const siteCodes = ['DE', 'AT', 'CH', 'CH_FR', 'CZ', 'HU', 'PL', 'SK', 'TR'] as const;

/** A country site. Not a locale: Switzerland has two sites, and every site may be shown in any locale. */
export type Site = (typeof siteCodes)[number];

/**
 * What every module needs to know about a site; one row per site, so that components read a column instead of comparing
 * codes. Data that only some features need are in tables of their own: what is here is downloaded with every header.
 */
export const sites = {
  DE: { locale: 'de-DE' },
  AT: { locale: 'de-AT' },
  CH: { locale: 'de-CH' },
  CH_FR: { locale: 'fr-CH' },
  CZ: { locale: 'cs-CZ' },
  HU: { locale: 'hu-HU' },
  PL: { locale: 'pl-PL' },
  SK: { locale: 'sk-SK' },
  TR: { locale: 'tr-TR' },
} as const satisfies Record<
  Site,
  {
    /** The language of the site's own texts (SITE-02). */
    locale: Locale;
  }
>;
