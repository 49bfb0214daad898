import { onSignUp, signedUp } from '../features/newsletter/newsletterStatus.ts';
import { isPrerendering, onActivated } from '../foundation/browser/page/activation.ts';
import { hostDocument } from '../foundation/browser/page/hostGlobals.ts';
import { listen, undoAll } from '../foundation/browser/page/listen.ts';
import { lazyPart } from '../foundation/async/lazyPart.ts';
import { onRestored, onReturn } from '../foundation/browser/page/pageReturn.ts';
import { perPage } from '../foundation/browser/page/perPage.ts';
import { pageRestored, pageReturned } from '../foundation/store/resourceSlice.ts';
import { flyoutOpened } from './rules/pageEvents.ts';
import type { RenderedNeeds, RenderedPage } from './chunks/hydration/serverState.ts';
import { makeStore, type FasciaStore, type State } from './store.ts';
import { whenLoaded } from './whenLoaded.ts';

/** State that all exposed modules of a page share, including modules from different bundles (HOST-05). */
export interface Page {
  readonly store: FasciaStore;
  /** The store's state when a server rendered the modules. `undefined` on a server. */
  readonly renderedState?: State | undefined;
}

const visitorRules = lazyPart(
  { module: 'header', operation: 'visitor' },
  async () =>
    (await import(/* webpackFetchPriority: "low" */ './chunks/services/followVisitor.ts'))
      .followVisitor,
);

/**
 * Starts loading the code that reads and sends data. The code for reads loads in parallel to the first render. The code
 * for sending loads in a later task, after modules that can be rendered now (HK-135).
 */
export function loadServices(): void {
  if (typeof window === 'undefined') return;
  visitorRules.prefetch();
  setTimeout(() => {
    import(/* webpackChunkName: "axios", webpackFetchPriority: "low" */ 'axios').catch(() => {});
  });
}

/** Runs `followVisitor` when its code has been loaded and the page is not prerendered. Returns a cleanup function. */
function followVisitorLater(store: FasciaStore): () => void {
  let stop: (() => void) | undefined;
  const start = () => {
    if (!isPrerendering()) stop ??= visitorRules.get()?.(store);
  };
  const stopListening = visitorRules.subscribe(start);
  const stopLoading = visitorRules.keepLoading();
  const stopWaiting = onActivated(start);
  start();
  return () => {
    stopWaiting();
    stopListening();
    stopLoading();
    stop?.();
  };
}

/** Dispatches the page's events to the store, for the rules and the resources. Returns a cleanup function. */
function forwardPageEvents(store: FasciaStore): () => void {
  const { dispatch } = store;
  return undoAll([
    // All flyouts of the page emit this event, including those of other bundles.
    listen(window, { 'fascia:flyout-open': ({ detail }) => dispatch(flyoutOpened(detail.flyout)) }),
    onSignUp(() => dispatch(signedUp())),
    followVisitorLater(store),
    onRestored(() => dispatch(pageRestored())),
    onReturn(() => dispatch(pageReturned(Date.now()))),
  ]);
}

/** The page's store, with a function that removes its listeners. */
const sharedStore = perPage('store', () => {
  const store = makeStore();
  return Object.assign(store, { stop: forwardPageEvents(store) });
});

/** The page's store. On a server each call creates a new one, so that visitors do not share state. */
export function pageStore(): FasciaStore {
  return typeof window === 'undefined' ? makeStore() : sharedStore();
}

export function currentPage(): Page {
  return { store: pageStore(), renderedState: renderedPage().state };
}

const renderedPage = perPage('renderedPage', (): RenderedPage => ({ ready: {} }));

const hydration = lazyPart(
  { module: 'header', operation: 'hydration' },
  () => import('./chunks/hydration/adoptState.ts'),
);

/**
 * If a server has rendered a module into the page, adds the module's state to the store (SSR-02) and waits until the
 * module can be hydrated.
 *
 * @param module The module's `data-fascia`.
 */
export async function adoptPage(module: string, needs: RenderedNeeds): Promise<void> {
  if (typeof window === 'undefined') return;
  if (!hostDocument.querySelector('script[data-fascia-state]')) return;
  const { adoptModule } = await whenLoaded(hydration);
  await adoptModule(module, pageStore(), renderedPage(), needs);
}
