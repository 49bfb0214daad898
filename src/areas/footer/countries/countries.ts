import { siteCodes, sites, type Site } from '../../../foundation/sites/sites.ts';
import { safeUrl } from '../../../foundation/untrusted/safeUrl.ts';

/** The order of the menu (FOOT-26). */
const menuOrder = ['DE', 'CH', 'CH_FR', 'PL', 'SK', 'CZ', 'HU', 'AT', 'TR'] as const;

/** A version of a page in another language, as its `<link rel="alternate" hreflang>` names it. */
export interface Alternate {
  hreflang: string;
  href: string | null;
}

const languageOf = (locale: string) => locale.replace(/-.*/, '').toLowerCase();

/**
 * The page's own version for a site: the one in its locale, else the one in its language without a region, if
 * the site is the first that has this language. A page in `de` is for Germany, not for Austria.
 */
function versionFor(site: Site, alternates: readonly Alternate[]): string | undefined {
  const locale = sites[site].locale.toLowerCase();
  const language = languageOf(locale);
  const first = siteCodes.find((code) => languageOf(sites[code].locale) === language);
  const exact = alternates.find(({ hreflang }) => hreflang.toLowerCase() === locale);
  const general = alternates.find(({ hreflang }) => hreflang.toLowerCase() === language);
  return safeUrl(exact?.href) ?? (first === site ? safeUrl(general?.href) : undefined);
}

/**
 * The items of the country switcher. An item leads to the version of the page for its country where the page
 * names one, else to the country's start page (FOOT-27).
 */
export function countriesFor(current: Site, alternates: readonly Alternate[] = []) {
  return menuOrder.map((code) => {
    const { label, locale, flag, startPage } = sites[code];
    const href = versionFor(code, alternates) ?? startPage;
    return { code, label, locale, href, flag, selected: code === current };
  });
}
