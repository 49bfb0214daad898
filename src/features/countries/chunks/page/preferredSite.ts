import type { Locale } from '../../../../foundation/i18n/locales.ts';
import { siteCodes, sites, type Site } from '../../../../foundation/sites/sites.ts';

interface Page {
  site: Site;
  /** The locale of the page's texts. */
  locale: Locale;
}

/** Parses a language tag. Returns `undefined` if it is invalid. */
function parseTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

const localeOf = (site: Site) => new Intl.Locale(sites[site].locale);
const regionOf = (site: Site) => localeOf(site).region;

/** The default region of a language, such as DE for `de`. */
const usualRegion = (language: string) => new Intl.Locale(language).maximize().region;

/**
 * The site to offer to a visitor who prefers another language than the page's (HEAD-111). Returns `undefined` if the
 * page already has the preferred language. The first language with a site decides. A language's default region is
 * ignored: browsers in Austria may send `de-DE`, but only browsers in Austria send `de-AT`.
 *
 * @param languages The browser's languages, the preferred one first.
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
