import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { isLeaving } from '../browser/host/leaving.ts';
import { perPage } from '../browser/perPage.ts';
import { report } from '../browser/report.ts';
import { loadCatalogue } from './loadCatalogue.ts';
import type { Locale } from './locales.ts';

/** The loaded locales: one i18n instance each, which never changes its language. */
export interface LocaleRegistry {
  /** The instance of a locale; undefined until it has been loaded. */
  get(locale: Locale): I18n | undefined;
  /** Loads a locale once; resolves when its texts or their fallback can be used. Never rejects. */
  load(locale: Locale): Promise<void>;
  /** Loads again the texts that have failed (HOST-54). */
  retry(): void;
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

/** After this time a module is shown with the fallback: it stays empty until it has texts. */
const HANGING_MS = 2500;

/** Half the time before texts that have failed are loaded again; each time it is twice as long. */
const HALF_PAUSE_MS = 5_000;

/** @param loadTexts Loads a locale's texts; rejects when that fails. */
export function createLocaleRegistry(loadTexts = loadCatalogue): LocaleRegistry {
  const loaded = new Map<Locale, I18n>();
  const pending = new Map<Locale, Promise<void>>();
  const listeners = new Set<() => void>();
  let pauseMs = HALF_PAUSE_MS;

  function install(locale: Locale, messages: Messages): void {
    loaded.set(locale, setupI18n({ locale, messages: { [locale]: messages }, missing }));
    for (const listener of listeners) listener();
  }

  function useFallback(locale: Locale): void {
    if (loaded.has(locale)) return;
    if (!isLeaving()) {
      report({ module: 'i18n', operation: 'load', message: `The texts of ${locale} did not load` });
    }
    install(locale, {});
  }

  async function fetchLocale(locale: Locale): Promise<void> {
    try {
      install(locale, await loadTexts(locale));
    } catch {
      pending.delete(locale);
      useFallback(locale);
      setTimeout(load, (pauseMs *= 2), locale);
    }
  }

  /** Resolves when the texts have come or failed, or hang: later ones still replace the fallback. */
  async function fetchOrFallBack(locale: Locale): Promise<void> {
    const hanging = new Promise((resolve) => setTimeout(resolve, HANGING_MS));
    await Promise.race([fetchLocale(locale), hanging]);
    useFallback(locale);
  }

  function load(locale: Locale): Promise<void> {
    const loading = pending.get(locale) ?? fetchOrFallBack(locale);
    pending.set(locale, loading);
    return loading;
  }

  return {
    get: (locale) => loaded.get(locale),
    load,
    retry() {
      // What has failed is not pending any more; what has succeeded stays so.
      for (const locale of loaded.keys()) void load(locale);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The page's loaded texts; on a server those of the process: texts are the same for every visitor. Registries with the
 * names `locales` and `locales/2` are those of earlier builds, whose modules find more texts in them.
 */
export const pageLocales = perPage('locales/3', () => createLocaleRegistry());
