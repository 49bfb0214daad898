import type { Locale } from '../../../../foundation/i18n/locales.ts';
import { siteCodes, sites, type Site } from '../../../../foundation/sites/sites.ts';

interface Page {
  site: Site;
  /** The language of its texts. */
  locale: Locale;
}

/** A language tag, parsed; undefined where it is not one. */
function parseTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

const localeOf = (site: Site) => new Intl.Locale(sites[site].locale);
const regionOf = (site: Site) => localeOf(site).region;

/** The region that a language has where nothing else is said: DE for `de`. */
const usualRegion = (language: string) => new Intl.Locale(language).maximize().region;

/**
 * The site for a visitor who prefers another language than the page's; undefined where the page fits (HEAD-111).
 * The first language that a site has decides. A region counts only where it says more than the language:
 * browsers send `de-DE` for German in Austria too, and `de-AT` only for Austria.
 *
 * @param languages The browser's, the preferred one first.
 */
export function preferredSite(languages: readonly string[], page: Page): Site | undefined {
  const pageLanguage = parseTag(page.locale)?.language;
  for (const wanted of languages.flatMap((tag) => parseTag(tag) ?? [])) {
    const { language, region } = wanted;
    const speaking = siteCodes.filter((code) => localeOf(code).language === language);
    const named =
      region === usualRegion(language)
        ? undefined
        : speaking.find((code) => regionOf(code) === region);
    if (!named && language === pageLanguage) return undefined;
    const found =
      named ??
      speaking.find((code) => regionOf(code) === regionOf(page.site)) ??
      speaking.find((code) => regionOf(code) === usualRegion(language)) ??
      speaking[0];
    if (found) return found === page.site ? undefined : found;
  }
  return undefined;
}
