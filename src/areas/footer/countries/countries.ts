import { siteCodes, sites, type Site } from '../../../foundation/sites/sites.ts';
import { safeUrl } from '../../../foundation/untrusted/safeUrl.ts';
import type { CountryCode } from './Flag.tsx';

interface CountryData {
  /** The order in the menu. */
  position: number;
  /** The country's name in its own language. */
  label: string;
  flag: CountryCode;
  /** The site's start page (FOOT-27). */
  startPage: string;
}

/** The countries of the menu (FOOT-26). */
export const countries: Readonly<Record<Site, CountryData>> = {
  DE: { position: 1, label: 'Deutschland', flag: 'DE', startPage: '/?site=DE' },
  CH: { position: 2, label: 'Schweiz', flag: 'CH', startPage: '/?site=CH' },
  CH_FR: { position: 3, label: 'Suisse', flag: 'CH', startPage: '/?site=CH_FR' },
  PL: { position: 4, label: 'Polska', flag: 'PL', startPage: '/?site=PL' },
  SK: { position: 5, label: 'Slovensko', flag: 'SK', startPage: '/?site=SK' },
  CZ: { position: 6, label: 'Česká republika', flag: 'CZ', startPage: '/?site=CZ' },
  HU: { position: 7, label: 'Magyarország', flag: 'HU', startPage: '/?site=HU' },
  AT: { position: 8, label: 'Österreich', flag: 'AT', startPage: '/?site=AT' },
  TR: { position: 9, label: 'Türkiye', flag: 'TR', startPage: '/?site=TR' },
};

const menuOrder = siteCodes.toSorted((a, b) => countries[a].position - countries[b].position);

/** A version of a page in another language, as its `<link rel="alternate" hreflang>` names it. */
export interface Alternate {
  hreflang: string;
  href: string | null;
}

const languageOf = (locale: string) => locale.replace(/-.*/, '').toLowerCase();

/** The page's version in a site's locale, else in its language for the language's first site: `de` is for DE, not AT. */
function versionFor(site: Site, alternates: readonly Alternate[]): string | undefined {
  const locale = sites[site].locale.toLowerCase();
  const language = languageOf(locale);
  const first = siteCodes.find((code) => languageOf(sites[code].locale) === language);
  const exact = alternates.find(({ hreflang }) => hreflang.toLowerCase() === locale);
  const general = alternates.find(({ hreflang }) => hreflang.toLowerCase() === language);
  return safeUrl(exact?.href) ?? (first === site ? safeUrl(general?.href) : undefined);
}

/** The items of the menu. Each leads to the page's version for its country, else to the start page (FOOT-27). */
export function countriesFor(current: Site, alternates: readonly Alternate[] = []) {
  return menuOrder.map((code) => {
    const { label, flag, startPage } = countries[code];
    const { locale } = sites[code];
    const href = versionFor(code, alternates) ?? startPage;
    return { code, label, locale, href, flag, selected: code === current };
  });
}
