import { promotionView } from '../../features/promotions/promotionView.ts';
import type { LazyPart } from '../../foundation/browser/lazyPart.ts';
import { version } from '../version.ts';
import type { LocaleRegistry } from '../../foundation/i18n/localeRegistry.ts';
import type { Locale } from '../../foundation/i18n/locales.ts';
import {
  receivedActions,
  type RenderedNeeds,
  type RenderedPage,
  type ServerData,
  type ServerState,
} from '../serverState.ts';
import { reducer, type FasciaStore } from '../store.ts';

/** The data in a script; none where it cannot be read, or is another release's, which may have another shape. */
function dataOf({ textContent }: Element): ServerData {
  try {
    const state = JSON.parse(textContent) as ServerState;
    return state.version === version ? state.data : {};
  } catch {
    return {};
  }
}

/** Waits as long as it takes: until then the server's markup stays, which is better than any fallback. */
function whenLoaded(part: LazyPart<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const stopLoading = part.keepLoading();
    const settle = () => {
      if (part.get() === undefined) return;
      unsubscribe();
      stopLoading();
      resolve();
    };
    const unsubscribe = part.subscribe(settle);
    settle();
  });
}

/** Waits for a locale's texts themselves: a locale without any has the fallback. */
function whenTextsLoaded(locales: LocaleRegistry, locale: Locale): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      if (Object.keys(locales.get(locale)?.messages ?? {}).length === 0) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = locales.subscribe(settle);
    settle();
  });
}

/**
 * Puts what a server has read for a module into the page's store, so that it is not read again (SSR-02). Resolves when
 * everything that the module was rendered with has been loaded, however late.
 */
export async function adoptState(
  script: Element,
  { dispatch, getState }: FasciaStore,
  rendered: RenderedPage,
  { locales, locale, parts = [] }: RenderedNeeds,
): Promise<void> {
  let hasPromotions = false;
  for (const { name, key, action } of receivedActions(dataOf(script))) {
    rendered.state = reducer(rendered.state, action);
    // What the page knows already, or is reading, is newer.
    if (!getState()[name][key]) dispatch(action);
    hasPromotions ||= name === 'promotions';
  }
  script.remove();
  const code = hasPromotions ? [promotionView, ...parts] : parts;
  await Promise.all([whenTextsLoaded(locales, locale), ...code.map(whenLoaded)]);
}
