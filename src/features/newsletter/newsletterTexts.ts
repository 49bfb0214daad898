import { newsletterCatalogues } from '#shop/newsletterCatalogues.ts';
import { siteTexts } from '#shop/siteTexts.ts';
import type { Messages } from '@lingui/core';
import { perPage } from '../../foundation/browser/perPage.ts';
import { loadCatalogue, loadFrom } from '../../foundation/i18n/loadCatalogue.ts';
import { createLocaleRegistry, type LocaleRegistry } from '../../foundation/i18n/localeRegistry.ts';
import type { Locale } from '../../foundation/i18n/locales.ts';
import type { Site } from '../../foundation/sites/sites.ts';

/**
 * A locale's texts with those of the newsletter form, and over them the site's own legal texts, in every locale: no other
 * wording is what the site's visitors may agree to. Rejects when one of the chunks cannot be loaded.
 */
export async function loadNewsletterTexts(locale: Locale, site?: Site): Promise<Messages> {
  const [common, form, own] = await Promise.all([
    loadCatalogue(locale),
    loadFrom(newsletterCatalogues, locale),
    site && siteTexts[site]?.(),
  ]);
  return { ...common, ...form, ...(own?.default.messages as Messages | undefined) };
}

/** The texts of sites that have none of their own. */
const sharedLocales = perPage('newsletterLocales', () => createLocaleRegistry(loadNewsletterTexts));

const ownLocales = perPage('newsletterSiteLocales', () => new Map<Site, LocaleRegistry>());

/** The texts of the page's newsletter forms on a site (NEWS-46, SHOP-32). */
export function newsletterLocales(site: Site): LocaleRegistry {
  if (!siteTexts[site]) return sharedLocales();
  const locales =
    ownLocales().get(site) ?? createLocaleRegistry((locale) => loadNewsletterTexts(locale, site));
  ownLocales().set(site, locales);
  return locales;
}
