import { promotionView } from '../../features/promotions/promotionView.ts';
import { hostDocument } from '../../foundation/browser/host/hostGlobals.ts';
import { version } from '../../foundation/browser/version.ts';
import type { RenderedPage } from '../page.ts';
import { receivedActions, type ServerData, type ServerState } from '../serverState.ts';
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

/**
 * Puts what servers have read into the page's store, so that it is not read again (SSR-02), and loads the code that has
 * rendered it.
 */
export async function adoptState(
  { dispatch, getState }: FasciaStore,
  rendered: RenderedPage,
  selector: string,
): Promise<void> {
  for (const script of hostDocument.querySelectorAll(selector)) {
    for (const { name, key, action } of receivedActions(dataOf(script))) {
      rendered.state = reducer(rendered.state, action);
      // What the page knows already, or is reading, is newer.
      if (!getState()[name][key]) dispatch(action);
    }
    script.remove();
  }
  if (Object.keys(rendered.state?.promotions ?? {}).length > 0) await promotionView.load();
}
