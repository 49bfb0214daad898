import { countries } from '#shop/footer.ts';
import { hostDocument } from '../../foundation/browser/page/hostGlobals.ts';
import { siteCodes, sites, type Site } from '../../foundation/sites/sites.ts';
import { safeUrl } from '../../foundation/untrusted/safeUrl.ts';

/** A `<link rel="alternate" hreflang>` of a page. */
export interface Alternate {
  hreflang: string;
  href: string | null;
}

/** Reads the page's alternate links. Not cached, because a client router changes them. */
export function readAlternates(): Alternate[] {
  const links = hostDocument.querySelectorAll<HTMLLinkElement>('link[rel~="alternate"][hreflang]');
  return Array.from(links, (link) => ({
    hreflang: link.hreflang,
    href: link.getAttribute('href'),
  }));
}

const languageOf = (locale: string) => locale.replace(/-.*/, '').toLowerCase();

/**
 * The page's version for a site: by locale, or by language if the site is the first one with that language. `de`
 * therefore means DE and not AT.
 */
export function versionFor(site: Site, alternates: readonly Alternate[]): string | undefined {
  const locale = sites[site].locale.toLowerCase();
  const language = languageOf(locale);
  const first = siteCodes.find((code) => languageOf(sites[code].locale) === language);
  const exact = alternates.find(({ hreflang }) => hreflang.toLowerCase() === locale);
  const general = alternates.find(({ hreflang }) => hreflang.toLowerCase() === language);
  return safeUrl(exact?.href) ?? (first === site ? safeUrl(general?.href) : undefined);
}

/**
 * The items of the country menu, in the shop's order (FOOT-26). Each links to the page's version for its country, or to
 * the site's start page, which may have its own domain (FOOT-27).
 */
export const countriesFor = (current: Site, alternates: readonly Alternate[] = []) =>
  countries.map(({ code, label, start, flag }) => {
    const href = versionFor(code, alternates) ?? start;
    return { code, label, locale: sites[code].locale, href, flag, selected: code === current };
  });
