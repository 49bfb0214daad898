import { newsletterCatalogues, siteTexts } from '#shop/newsletter.ts';
import type { Messages } from '@lingui/core';
import { lazyTexts, type LazyTexts } from '../../foundation/i18n/lazyTexts.ts';
import { loadCatalogue, loadFrom } from '../../foundation/i18n/loadCatalogue.ts';
import type { Locale } from '../../foundation/i18n/locales.ts';
import type { Site } from '../../foundation/sites/sites.ts';

/**
 * Loads the texts of a locale and of the newsletter form. If the site has its own legal texts, these are used in every
 * locale, because visitors may agree only to the site's wording. Rejects if one of the chunks cannot be loaded.
 */
export async function loadNewsletterTexts(locale: Locale, site?: Site): Promise<Messages> {
  const [common, form, own] = await Promise.all([
    loadCatalogue(locale),
    loadFrom(newsletterCatalogues, locale),
    site && siteTexts[site]?.(),
  ]);
  return { ...common, ...form, ...(own?.default.messages as Messages | undefined) };
}

const sharedTexts = lazyTexts('newsletterTexts', loadNewsletterTexts);

/** The texts of the page's newsletter forms on a site (NEWS-46, SHOP-12). */
export function newsletterTexts(site: Site): (locale: Locale) => LazyTexts {
  if (!siteTexts[site]) return sharedTexts;
  return lazyTexts(`newsletterTexts ${site}`, (locale) => loadNewsletterTexts(locale, site));
}
