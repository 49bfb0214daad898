import { catalogues } from '#shop/catalogues.ts';
import type { Messages } from '@lingui/core';
import type { Locale } from './locales.ts';

/** Catalogues by locale, each in its own chunk. */
export type Catalogues = Record<Locale, () => Promise<{ default: { messages: object } }>>;

/** Loads a locale's texts from a set of catalogues. Rejects if the chunk cannot be loaded. */
export async function loadFrom(files: Catalogues, locale: Locale): Promise<Messages> {
  return (await files[locale]()).default.messages as Messages;
}

/** Loads a locale's texts that all modules share. Rejects if the chunk cannot be loaded. */
export const loadCatalogue = (locale: Locale): Promise<Messages> => loadFrom(catalogues, locale);
