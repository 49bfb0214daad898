import { locales, type Locale } from '../i18n/locales.ts';
import { sites, type Site } from './sites.ts';

/** The locale that somebody has chosen, where the shop ships it, else the site's. */
export const localeOf = (site: Site, chosen?: unknown): Locale =>
  locales.find((known) => known === chosen) ?? sites[site].locale;
