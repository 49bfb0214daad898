import { hostDocument } from '../../../foundation/browser/page/hostGlobals.ts';
import { markOnce } from '../../../foundation/browser/page/marks.ts';
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

/**
 * Puts what a server has read for a module into the page's store, so that it is not read again (SSR-02). Resolves when
 * everything that the module was rendered with has been loaded, however late.
 *
 * @param scripts The states of all instances of the module.
 */
export async function adoptState(
  scripts: readonly HTMLElement[],
  { dispatch, getState }: FasciaStore,
  rendered: RenderedPage,
  { parts }: RenderedNeeds,
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
  await Promise.all(parts.map(whenLoaded));
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
  if (hasPromotions(rendered)) await Promise.all(promotionParts.map(whenLoaded));
}
