import { setupI18n, type I18n } from '@lingui/core';
import { report } from '../browser/report.ts';
import { loadCatalogue } from './catalogues.ts';
import type { Locale } from './locales.ts';

/** The loaded locales: one i18n instance each, which never changes its language. */
export interface LocaleRegistry {
  /** The instance of a locale; undefined until it has been loaded. */
  get(locale: Locale): I18n | undefined;
  /** Loads a locale once; resolves when its texts or their fallback can be used. Never rejects. */
  load(locale: Locale): Promise<void>;
  /** Calls the listener when a locale has been loaded; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/**
 * The fallback when a catalogue cannot be loaded: `header.icon.storeFinder` reads "store finder". An English name
 * is better than none.
 */
function missing(_: string, id: string): string {
  const last = id.slice(id.lastIndexOf('.') + 1);
  return last.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}

/** @param loadTexts Loads a locale's texts; rejects when that fails. */
export function createLocaleRegistry(loadTexts = loadCatalogue): LocaleRegistry {
  const loaded = new Map<Locale, I18n>();
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
    loaded.set(locale, setupI18n({ locale, messages: { [locale]: messages }, missing }));
    for (const listener of listeners) listener();
  }

  return {
    get: (locale) => loaded.get(locale),
    load(locale) {
      const loading = pending.get(locale) ?? fetchLocale(locale);
      pending.set(locale, loading);
      return loading;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
