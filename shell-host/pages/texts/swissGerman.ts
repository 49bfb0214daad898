import { german } from './german.ts';
import type { Texts } from './texts.ts';

/** What the host says in Switzerland's German: the same, but for the quotation marks. */
export const swissGerman: Texts = {
  ...german,
  search: {
    ...german.search,
    found: 'Suchergebnisse für «{query}»',
    nothing: 'Für «{query}» haben wir nichts gefunden.',
  },
  stores: {
    ...german.stores,
    near: 'Filialen für «{query}»',
    nothing: 'Zu «{query}» haben wir keine Filiale gefunden. Hier sind alle anderen.',
  },
};
