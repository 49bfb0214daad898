import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { undoAll } from '../browser/page/listen.ts';
import { lazyPart, type LazyPart } from '../async/lazyPart.ts';
import { perPage } from '../browser/page/perPage.ts';
import { loadCatalogue } from './loadCatalogue.ts';
import type { Locale } from './locales.ts';

/**
 * The texts of one locale as a lazy part. If they fail to load within 2.5 s, words derived from the ids are shown until
 * they have loaded.
 */
export interface LazyTexts extends LazyPart<I18n> {
  /** Resolves when the texts or the fallback words are available. Never rejects. */
  load(): Promise<I18n>;
  /** The texts without fallback words, for code that must wait for the real texts. */
  readonly catalogue: LazyPart<I18n>;
}

/** Derives a fallback from the id: `header.icon.storeFinder` becomes "store finder". */
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
    true, // Servers render with it.
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
 * Defines texts that are loaded per locale. All modules of a page share them. On a server, all pages of the process
 * share them, because texts do not depend on the visitor.
 *
 * @param name Unique name on the page.
 * @param loadMessages Loads a locale's messages. Rejects on failure.
 * @returns A function that returns the texts of a locale.
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
