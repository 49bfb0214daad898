import { catalogues } from '#shop/catalogues.ts';
import type { Messages } from '@lingui/core';
import type { Locale } from './locales.ts';

/** Catalogues by locale, each in a chunk of its own. */
export type Catalogues = Record<Locale, () => Promise<{ default: { messages: object } }>>;

/** A locale's texts in one of the catalogues. Rejects when its chunk cannot be loaded. */
export async function loadFrom(files: Catalogues, locale: Locale): Promise<Messages> {
  return (await files[locale]()).default.messages as Messages;
}

/** A locale's texts that all modules share. Rejects when their chunk cannot be loaded. */
export const loadCatalogue = (locale: Locale): Promise<Messages> => loadFrom(catalogues, locale);
