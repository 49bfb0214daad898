import { hostDocument } from '../../../foundation/browser/page/hostGlobals.ts';
import { markOnce } from '../../../foundation/browser/page/marks.ts';
import type { LazyPart } from '../../../foundation/async/lazyPart.ts';
import { keepStyles, readState } from '../../serverMarkup.ts';
import { whenLoaded } from '../../whenLoaded.ts';
import { isFooterContent, isUsable } from './isUsable.ts';
import {
  receivedActions,
  type RenderedNeeds,
  type RenderedPage,
  type ServerData,
} from './serverState.ts';
import { reducer, type FasciaStore } from '../../store.ts';

/** Loads code that hydration can do without. Also resolves after a failure or a timeout. */
async function tryToLoad(parts: readonly LazyPart<unknown>[]): Promise<void> {
  await Promise.allSettled(parts.map((part) => part.loadInTime()));
}

/**
 * Adds the data that a server has read for a module to the page's store, so that they are not fetched again (SSR-02).
 * Resolves when everything that hydration requires has been loaded, however long it takes, and the optional parts have
 * been loaded or have failed (SSR-140).
 *
 * @param scripts The state scripts of all instances of the module.
 */
export async function adoptState(
  scripts: readonly HTMLElement[],
  { dispatch, getState }: FasciaStore,
  rendered: RenderedPage,
  { parts, optionalParts = [] }: RenderedNeeds,
): Promise<void> {
  for (const script of scripts) {
    for (const { name, key, data, action } of receivedActions(
      Object(readState(script)?.data) as ServerData,
    )) {
      if (!isUsable(name, key, data)) continue;
      rendered.state = reducer(rendered.state, action);
      // Keeps data that the page has already loaded or is fetching, because they are newer. `known` is also undefined
      // if the store belongs to an older release without this resource.
      const known = getState()[name]?.[key];
      if (!known || known.status === 'failed') dispatch(action);
    }
    if (script.parentElement) keepStyles(script.parentElement);
    // Keeps the element, because `mount` may look for it later. The empty attribute prevents a second read of the
    // state.
    script.dataset['fasciaState'] = '';
  }
  await Promise.all([...parts.map(whenLoaded), tryToLoad(optionalParts)]);
}

/**
 * Whether a server has rendered a header with promotions, alone or in a layout. The footer's content does not count.
 */
function hasPromotions({ state }: RenderedPage): boolean {
  if (!hostDocument.querySelector('[data-fascia="header"]')) return false;
  const entries = Object.entries(state?.promotions ?? {});
  return entries.some(([key, { data }]) => Boolean(data) && !isFooterContent(key));
}

/** Runs `adoptState` once for each script of a module. Resolves when all instances found so far can be hydrated. */
export async function adoptModule(
  module: string,
  store: FasciaStore,
  rendered: RenderedPage,
  needs: RenderedNeeds,
): Promise<void> {
  const { ready } = rendered;
  const { promotionParts = [] } = needs;
  const scripts = [
    ...hostDocument.querySelectorAll<HTMLElement>(`script[data-fascia-state="${module}"]`),
  ];
  if (scripts.length > 0) {
    // The module became visible when the browser painted the server's markup.
    if (module === 'header' || module === 'footer') markOnce(`${module}:visible`);
    const earlier = ready[module];
    ready[module] = adoptState(scripts, store, rendered, needs).then(() => earlier);
  }
  await ready[module];
  if (hasPromotions(rendered)) await tryToLoad(promotionParts);
}
