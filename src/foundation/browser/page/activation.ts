import { hostDocument } from './hostGlobals.ts';
import { listen } from './listen.ts';

/**
 * Whether the page is being prerendered for a navigation that may never happen (Speculation Rules). Until it is
 * activated, fascia stores nothing, sends nothing to other tabs and reads nothing for the visitor (HOST-122).
 */
export const isPrerendering = (): boolean =>
  typeof window !== 'undefined' && Boolean(Reflect.get(hostDocument, 'prerendering'));

/** Calls the listener when a prerendered page is activated. Returns the unsubscribe function. */
export function onActivated(listener: () => void): () => void {
  const stop = listen(hostDocument, {
    prerenderingchange() {
      stop();
      listener();
    },
  });
  return stop;
}

/** Resolves when the page is activated, or immediately if it is not being prerendered. */
export function whenActivated(): Promise<void> {
  return isPrerendering() ? new Promise((resolve) => void onActivated(resolve)) : Promise.resolve();
}
