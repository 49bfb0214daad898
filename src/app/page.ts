import { perPage } from '../foundation/browser/perPage.ts';
import { createLocaleRegistry, type LocaleRegistry } from '../foundation/i18n/localeRegistry.ts';
import { closeLegalText } from './rules/closeLegalText.ts';
import { trackFlyouts } from './rules/trackFlyouts.ts';
import { makeStore, type FasciaStore } from './store.ts';
import type { Locale } from '../foundation/i18n/locales.ts';

/** What all exposed modules of a page share, whichever bundle they come from. */
export interface Page {
  readonly store: FasciaStore;
  readonly locales: LocaleRegistry;
}

/** The loaded texts of the page; on a server, of the process: texts belong to no visitor. */
export const pageLocales = perPage('locales', createLocaleRegistry);

const sharedStore = perPage('store', () => {
  const store = makeStore();
  closeLegalText(store);
  trackFlyouts();
  return store;
});

/** The page's one store. On a server there is no page: each call makes a store. */
export function pageStore(): FasciaStore {
  return typeof window === 'undefined' ? makeStore() : sharedStore();
}

export function currentPage(): Page {
  return { store: pageStore(), locales: pageLocales() };
}

/** Resolves when a locale's texts have been loaded for this page, or on a server for this process. Never rejects. */
export function prepareLocale(locale: Locale): Promise<void> {
  return pageLocales().load(locale);
}
