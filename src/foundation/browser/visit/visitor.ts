import { listen, undoAll } from '../page/listen.ts';
import { storageKeys } from '../storage/names.ts';
import { onAttention, onRestored } from '../page/pageReturn.ts';
import { visitorId } from './visit.ts';

/**
 * Calls the listener when another visitor may be using the page without a new page load: a host reports it by
 * `fascia:visitor-changed` on `window` (HOST-53), or the visitor's id is found changed (ACC-14): at once if another tab
 * has renewed it, otherwise when the visitor looks at the page again or it is restored from the back/forward cache. A
 * change is found once. Returns a function that stops it.
 *
 * @param listener `isReported`: by the host.
 */
export function onVisitorChanged(listener: (isReported: boolean) => void): () => void {
  let known = visitorId();
  const change = (isReported: boolean) => {
    listener(isReported);
    known = visitorId(); // The listener may have renewed it.
  };
  const compare = () => {
    if (visitorId() !== known) change(false);
  };
  return undoAll([
    listen(window, {
      'fascia:visitor-changed': () => change(true),
      // The key is null if the storage was cleared.
      storage: ({ key }) => (key === null || key === storageKeys.visitor) && compare(),
    }),
    onAttention(compare),
    onRestored(compare),
  ]);
}
