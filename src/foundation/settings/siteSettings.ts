import { locales, type Locale } from '../i18n/locales.ts';
import { siteCodes, sites, type Site } from '../sites/sites.ts';
import { parseSettings, type ParsedSettings } from './parseSettings.ts';
import { oneOf, type Rules } from './rules.ts';

/** What every door can be told. */
export interface SiteSettings {
  /** The country site, default `'DE'`. An unknown one counts as DE and is reported. */
  site?: Site;
  /** The language of the texts, default the site's. */
  locale?: Locale;
}

type Given<Settings> = Omit<Settings, 'site' | 'locale'>;

/** As `parseSettings`, with the site and the locale that every door has; the locale is the site's by default. */
export function parseSiteSettings<Settings extends { site: Site; locale: Locale }>(
  rules: Rules<Given<Settings>>,
  given: object | null | undefined,
): ParsedSettings<Settings> {
  const site = oneOf(siteCodes, 'DE');
  const locale = oneOf(locales, undefined);
  const common = parseSettings<{ site: Site; locale: Locale | undefined }>({ site, locale }, given);
  const own = parseSettings<Given<Settings>>(rules, given);
  const chosen = common.settings.site;
  return {
    settings: {
      ...own.settings,
      site: chosen,
      locale: common.settings.locale ?? sites[chosen].locale,
    } as Settings,
    problems: [...common.problems, ...own.problems],
  };
}
