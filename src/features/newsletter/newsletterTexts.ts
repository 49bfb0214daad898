import { newsletterCatalogues } from '#shop/newsletterCatalogues.ts';
import type { Messages } from '@lingui/core';
import { perPage } from '../../foundation/browser/perPage.ts';
import {
  createLocaleRegistry,
  loadCatalogue,
  loadFrom,
} from '../../foundation/i18n/localeRegistry.ts';
import type { Locale } from '../../foundation/i18n/locales.ts';

/** A locale's texts with those of the newsletter form. Rejects when one of the two chunks cannot be loaded. */
export async function loadNewsletterTexts(locale: Locale): Promise<Messages> {
  const [common, own] = await Promise.all([
    loadCatalogue(locale),
    loadFrom(newsletterCatalogues, locale),
  ]);
  return { ...common, ...own };
}

/** The texts of the page's newsletter forms (NEWS-46). */
export const newsletterLocales = perPage('newsletterLocales', () =>
  createLocaleRegistry(loadNewsletterTexts),
);
