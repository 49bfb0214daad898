import { searchCatalogues } from '#shop/searchCatalogues.ts';
import { lazyTexts } from '../../../foundation/i18n/lazyTexts.ts';
import { loadFrom } from '../../../foundation/i18n/loadCatalogue.ts';

/** The texts of what is below a search box, which come after the header's. */
export const searchTexts = lazyTexts('searchTexts', (locale) => loadFrom(searchCatalogues, locale));
