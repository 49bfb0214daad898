import type { Messages } from '@lingui/core';
import { perPage } from '../../foundation/browser/perPage.ts';
import {
  createLocaleRegistry,
  loadCatalogue,
  loadFrom,
  type Catalogues,
} from '../../foundation/i18n/localeRegistry.ts';
import type { Locale } from '../../foundation/i18n/locales.ts';

/** Pages without a form do not download its texts. webpack needs each path and each name in full. */
const files: Catalogues = {
  'de-DE': () =>
    import(/* webpackChunkName: "newsletter-de-DE" */ '../../../locales/de-DE/newsletter.json', {
      with: { type: 'json' },
    }),
  'de-AT': () =>
    import(/* webpackChunkName: "newsletter-de-AT" */ '../../../locales/de-AT/newsletter.json', {
      with: { type: 'json' },
    }),
  'de-CH': () =>
    import(/* webpackChunkName: "newsletter-de-CH" */ '../../../locales/de-CH/newsletter.json', {
      with: { type: 'json' },
    }),
  'fr-CH': () =>
    import(/* webpackChunkName: "newsletter-fr-CH" */ '../../../locales/fr-CH/newsletter.json', {
      with: { type: 'json' },
    }),
  'pl-PL': () =>
    import(/* webpackChunkName: "newsletter-pl-PL" */ '../../../locales/pl-PL/newsletter.json', {
      with: { type: 'json' },
    }),
  'sk-SK': () =>
    import(/* webpackChunkName: "newsletter-sk-SK" */ '../../../locales/sk-SK/newsletter.json', {
      with: { type: 'json' },
    }),
  'cs-CZ': () =>
    import(/* webpackChunkName: "newsletter-cs-CZ" */ '../../../locales/cs-CZ/newsletter.json', {
      with: { type: 'json' },
    }),
  'hu-HU': () =>
    import(/* webpackChunkName: "newsletter-hu-HU" */ '../../../locales/hu-HU/newsletter.json', {
      with: { type: 'json' },
    }),
  'tr-TR': () =>
    import(/* webpackChunkName: "newsletter-tr-TR" */ '../../../locales/tr-TR/newsletter.json', {
      with: { type: 'json' },
    }),
  'da-DK': () =>
    import(/* webpackChunkName: "newsletter-da-DK" */ '../../../locales/da-DK/newsletter.json', {
      with: { type: 'json' },
    }),
  'sv-SE': () =>
    import(/* webpackChunkName: "newsletter-sv-SE" */ '../../../locales/sv-SE/newsletter.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "newsletter-en" */ '../../../locales/en/newsletter.json', {
      with: { type: 'json' },
    }),
};

/** A locale's texts with those of the newsletter form. Rejects when one of the two chunks cannot be loaded. */
export async function loadNewsletterTexts(locale: Locale): Promise<Messages> {
  const [common, own] = await Promise.all([loadCatalogue(locale), loadFrom(files, locale)]);
  return { ...common, ...own };
}

/** The texts of the page's newsletter forms (NEWS-46). */
export const newsletterLocales = perPage('newsletterLocales', () =>
  createLocaleRegistry(loadNewsletterTexts),
);
