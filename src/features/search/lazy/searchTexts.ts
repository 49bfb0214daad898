import { searchCatalogues } from '#shop/searchCatalogues.ts';
import type { I18n } from '@lingui/core';
import { useEffect, useSyncExternalStore } from 'react';
import { perPage } from '../../../foundation/browser/perPage.ts';
import { loadFrom } from '../../../foundation/i18n/loadCatalogue.ts';
import { createLocaleRegistry } from '../../../foundation/i18n/localeRegistry.ts';
import { useModule } from '../../../foundation/sites/moduleContext.ts';

const searchLocales = perPage('searchLocales', () =>
  createLocaleRegistry((locale) => loadFrom(searchCatalogues, locale)),
);

/** The texts of what is below a search box, which come after the header's; undefined until they have been loaded. */
export function useSearchTexts(): I18n | undefined {
  const { locale } = useModule();
  const { load, get, subscribe } = searchLocales();
  useEffect(() => void load(locale), [load, locale]);
  return useSyncExternalStore(subscribe, () => get(locale));
}
