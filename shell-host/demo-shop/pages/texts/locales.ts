import type { Site } from '../../sites.ts';

const locales = {
  DE: 'de-DE',
  AT: 'de-AT',
  CH: 'de-CH',
  CH_FR: 'fr-CH',
  CZ: 'cs-CZ',
  HU: 'hu-HU',
  PL: 'pl-PL',
  SK: 'sk-SK',
  TR: 'tr-TR',
} as const satisfies Record<Site, string>;

/** The locale of a site's numbers and prices (SITE-02). */
export function localeOf(site: Site): string {
  return locales[site];
}

/** The sites' names in their own languages. */
export const siteNames: Readonly<Record<Site, string>> = {
  DE: 'Deutschland',
  AT: 'Österreich',
  CH: 'Schweiz',
  CH_FR: 'Suisse',
  CZ: 'Česká republika',
  HU: 'Magyarország',
  PL: 'Polska',
  SK: 'Slovensko',
  TR: 'Türkiye',
};
