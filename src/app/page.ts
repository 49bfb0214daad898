import { createLocaleRegistry, type LocaleRegistry } from '../foundation/i18n/localeRegistry.ts';
import { closeLegalText } from './rules/closeLegalText.ts';
import { trackFlyouts } from './rules/trackFlyouts.ts';
import { makeStore, type FasciaStore } from './store.ts';

/** The contract's major version. Two majors on one page don't meet (design §5). */
export const MAJOR = 1;

/** What all doors of a page share, from whichever bundle they come. */
export interface Page {
  readonly store: FasciaStore;
  readonly locales: LocaleRegistry;
}

interface Registry {
  store?: FasciaStore;
  locales?: LocaleRegistry;
}

const KEY = Symbol.for(`fascia.page/${MAJOR}`);

function registry(): Registry {
  const global = globalThis as { [KEY]?: Registry };
  return (global[KEY] ??= {});
}

/** The locales of the page; on a server, of the process: texts belong to no visitor. */
export function pageLocales(): LocaleRegistry {
  const shared = registry();
  return (shared.locales ??= createLocaleRegistry());
}

/** The page's store and its rules, which end with the page. */
function openStore(): FasciaStore {
  const store = makeStore();
  closeLegalText(store);
  trackFlyouts();
  return store;
}

/** The page's one store. Where there is no page, each caller gets a store of its own. */
export function pageStore(): FasciaStore {
  if (typeof window === 'undefined') return makeStore();
  const shared = registry();
  return (shared.store ??= openStore());
}

export function currentPage(): Page {
  return { store: pageStore(), locales: pageLocales() };
}
