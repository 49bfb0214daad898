import { safeUrl } from '../../foundation/untrusted/safeUrl.ts';
import { sites, type Site } from '../../foundation/sites/sites.ts';

/** The order of the menu (F§2). */
const ORDER = ['DE', 'CH', 'CH_FR', 'PL', 'SK', 'CZ', 'HU', 'AT', 'TR'] as const satisfies Site[];

/** A version of a page in another language, as its `<link rel="alternate" hreflang>` names it. */
export interface Alternate {
  hreflang: string;
  href: string | null;
}

/** An item of the country switcher (F§2). */
export interface Country {
  code: Site;
  label: string;
  /** The language of the label, and of the page that it leads to. */
  locale: string;
  href: string;
  /** ISO 3166-1 code. */
  flag: string;
  selected: boolean;
}

const languageOf = (locale: string) => locale.replace(/-.*/, '').toLowerCase();

/**
 * The page's own version for a site: the one in its locale, else the one in its language as such, if no site
 * before it speaks that too. A page "in German" is Germany's, not Austria's.
 */
function versionFor(site: Site, alternates: readonly Alternate[]): string | undefined {
  const locale = sites[site].locale.toLowerCase();
  const language = languageOf(locale);
  const first = Object.values(sites).find((each) => languageOf(each.locale) === language);
  const exact = alternates.find(({ hreflang }) => hreflang.toLowerCase() === locale);
  const broad = alternates.find(({ hreflang }) => hreflang.toLowerCase() === language);
  return safeUrl(exact?.href) ?? (first === sites[site] ? safeUrl(broad?.href) : undefined);
}

/**
 * The nine items of the country switcher. A page that names its own versions keeps the visitor on that page;
 * otherwise an item leads to the country's start page (contract §4).
 */
export function countriesFor(current: Site, alternates: readonly Alternate[] = []): Country[] {
  return ORDER.map((code) => {
    const { label, locale, flag, startPage } = sites[code];
    const href = versionFor(code, alternates) ?? startPage;
    return { code, label, locale, href, flag, selected: code === current };
  });
}
