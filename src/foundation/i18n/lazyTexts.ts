import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { undoAll } from '../browser/page/listen.ts';
import { lazyPart, type LazyPart } from '../async/lazyPart.ts';
import { perPage } from '../browser/page/perPage.ts';
import { loadCatalogue } from './loadCatalogue.ts';
import type { Locale } from './locales.ts';

/**
 * The texts of one locale as a lazy part. If they cannot be loaded, or not within 2.5 s, English words are used in their
 * place until they have been loaded.
 */
export interface LazyTexts extends LazyPart<I18n> {
  /** Resolves when the texts, or the words in their place, can be used. Never rejects. */
  load(): Promise<I18n>;
  /** The texts without the words in their place: for what has to wait for them, however long it takes. */
  readonly catalogue: LazyPart<I18n>;
}

/** The word for a missing text: `header.icon.storeFinder` reads "store finder". An English name is better than none. */
function missing(_: string, id: string): string {
  const last = id.slice(id.lastIndexOf('.') + 1);
  return last.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}

const createI18n = (locale: Locale, messages: Messages) =>
  setupI18n({ locale, messages: { [locale]: messages }, missing });

type LoadMessages = (locale: Locale) => Promise<Messages>;

function openTexts(locale: Locale, loadMessages: LoadMessages): LazyTexts {
  const catalogue = lazyPart(
    { module: 'i18n', operation: 'load', message: `The texts of ${locale} did not load` },
    async () => createI18n(locale, await loadMessages(locale)),
    true,
  );
  let words: I18n | undefined;
  const listeners = new Set<() => void>();
  const get = () => catalogue.get() ?? words;

  async function load(): Promise<I18n> {
    try {
      return await catalogue.loadInTime();
    } catch {
      words ??= createI18n(locale, {});
      for (const listener of listeners) listener();
      return words;
    }
  }

  return {
    ...catalogue,
    catalogue,
    get,
    getOnServer: get,
    load,
    keepLoading() {
      void load();
      return catalogue.keepLoading();
    },
    subscribe(listener) {
      listeners.add(listener);
      return undoAll([catalogue.subscribe(listener), () => listeners.delete(listener)]);
    },
  };
}

/**
 * Defines texts that are loaded by locale. They are shared by all modules of a page, on a server by all pages of the
 * process: texts are the same for every visitor.
 *
 * @param name Their unique name on the page.
 * @param loadMessages Loads a locale's messages; rejects if that fails.
 * @returns a function that gets the texts of a locale.
 */
export function lazyTexts(name: string, loadMessages: LoadMessages): (locale: Locale) => LazyTexts {
  const textsByLocale = perPage(name, () => new Map<Locale, LazyTexts>());
  return (locale) => {
    const texts = textsByLocale().get(locale) ?? openTexts(locale, loadMessages);
    textsByLocale().set(locale, texts);
    return texts;
  };
}

/** The texts that all modules share. */
export const pageTexts = lazyTexts('texts', loadCatalogue);
