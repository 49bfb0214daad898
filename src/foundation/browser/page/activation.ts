import { hostDocument } from './hostGlobals.ts';
import { listen } from './listen.ts';

/**
 * Whether the browser renders the page ahead of a navigation that the visitor may never make (Speculation Rules): nothing
 * is stored, sent to other tabs or read for the visitor until the page is activated (HOST-122).
 */
export const isPrerendering = (): boolean =>
  typeof window !== 'undefined' && Boolean(Reflect.get(hostDocument, 'prerendering'));

/** Calls the listener once a prerendered page is shown. Returns a function that stops it. */
export function onActivated(listener: () => void): () => void {
  const stop = listen(hostDocument, {
    prerenderingchange() {
      stop();
      listener();
    },
  });
  return stop;
}

/** Resolves when the page is shown: at once unless it is prerendered. */
export function whenActivated(): Promise<void> {
  return isPrerendering() ? new Promise((resolve) => void onActivated(resolve)) : Promise.resolve();
}
