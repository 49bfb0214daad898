import { german } from './german.ts';
import type { Texts } from './texts.ts';

/** The host's texts in Swiss German, which differ only in their quotation marks. */
export const swissGerman: Texts = {
  ...german,
  search: {
    ...german.search,
    resultsFor: 'Suchergebnisse für «{query}»',
    noResults: 'Für «{query}» haben wir nichts gefunden.',
  },
  stores: {
    ...german.stores,
    near: 'Filialen für «{query}»',
    noResults: 'Zu «{query}» haben wir keine Filiale gefunden. Hier sind alle anderen.',
  },
};
