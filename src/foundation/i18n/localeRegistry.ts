import { setupI18n, type I18n } from '@lingui/core';
import { report } from '../browser/report.ts';
import { loadCatalogue } from './catalogues.ts';
import type { Locale } from './locales.ts';

/** The locales that have arrived: one i18n instance each, which never changes its language. */
export interface LocaleRegistry {
  /** The instance of a locale; undefined until it has arrived. */
  get(locale: Locale): I18n | undefined;
  /** Loads a locale once; resolves when its texts are there, or their last resort. Never rejects. */
  load(locale: Locale): Promise<void>;
  /** Calls the listener when a locale arrives; returns the end of it. */
  subscribe(listener: () => void): () => void;
}

/**
 * The last resort when a catalogue cannot be loaded: `header.icon.storeFinder` reads «store finder». A
 * link with an English name is better than one without any.
 */
function wordsOfId(id: string): string {
  const last = id.slice(id.lastIndexOf('.') + 1);
  return last.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}

const missing = (_: string, id: string) => wordsOfId(id);

/** Locales that `loadTexts` brings; it rejects when a locale's texts cannot be loaded. */
export function createLocaleRegistry(loadTexts = loadCatalogue): LocaleRegistry {
  const arrived = new Map<Locale, I18n>();
  const pending = new Map<Locale, Promise<void>>();
  const listeners = new Set<() => void>();

  async function fetchLocale(locale: Locale): Promise<void> {
    let messages = {};
    try {
      messages = await loadTexts(locale);
    } catch {
      pending.delete(locale);
      report({ module: 'i18n', operation: 'load', message: `The texts of ${locale} did not load` });
    }
    arrived.set(locale, setupI18n({ locale, messages: { [locale]: messages }, missing }));
    for (const listener of listeners) listener();
  }

  return {
    get: (locale) => arrived.get(locale),
    load(locale) {
      let loading = pending.get(locale);
      if (!loading) {
        loading = fetchLocale(locale);
        pending.set(locale, loading);
      }
      return loading;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
