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

/** Loads code without which a module can be hydrated too. Resolves after a failure, and after 2.5 s at the latest. */
async function tryToLoad(parts: readonly LazyPart<unknown>[]): Promise<void> {
  await Promise.allSettled(parts.map((part) => part.loadInTime()));
}

/**
 * Puts what a server has read for a module into the page's store, so that it is not read again (SSR-02). Resolves when
 * everything that the module's hydration needs has been loaded, however late, and what it can do without has been loaded
 * or has failed (SSR-140).
 *
 * @param scripts The states of all instances of the module.
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
      // What the page knows already, or is reading, is newer; the store may be an older release's.
      const known = getState()[name]?.[key];
      if (!known || known.status === 'failed') dispatch(action);
    }
    if (script.parentElement) keepStyles(script.parentElement);
    // It stays, because `mount` may find it later, but is not read again.
    script.dataset['fasciaState'] = '';
  }
  await Promise.all([...parts.map(whenLoaded), tryToLoad(optionalParts)]);
}

/** Whether a server has rendered a header with promotions, be it within a layout. The footer's content is none of them. */
function hasPromotions({ state }: RenderedPage): boolean {
  if (!hostDocument.querySelector('[data-fascia="header"]')) return false;
  const entries = Object.entries(state?.promotions ?? {});
  return entries.some(([key, { data }]) => Boolean(data) && !isFooterContent(key));
}

/** `adoptState` for a module, each of whose scripts is read once. Resolves when all that were found can be hydrated. */
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
    // It has been visible for longer: since the browser painted the server's markup.
    if (module === 'header' || module === 'footer') markOnce(`${module}:visible`);
    const earlier = ready[module];
    ready[module] = adoptState(scripts, store, rendered, needs).then(() => earlier);
  }
  await ready[module];
  if (hasPromotions(rendered)) await tryToLoad(promotionParts);
}
