import { listen, undoAll } from '../page/listen.ts';
import { storageKeys } from '../storage/names.ts';
import { onAttention, onRestored } from '../page/pageReturn.ts';
import { visitorId } from './visit.ts';

/**
 * Calls the listener when the visitor may have changed without a page load: a host dispatches `fascia:visitor-changed`
 * on `window` (HOST-53), or the visitor's id has changed (ACC-14). A change by another tab is detected immediately.
 * Other changes are detected when the visitor returns to the page, or when the page is restored from the back/forward
 * cache. Each change is reported once. Returns the unsubscribe function.
 *
 * @param listener Receives whether the host reported the change.
 */
export function onVisitorChanged(listener: (isReported: boolean) => void): () => void {
  let known = visitorId();
  const change = (isReported: boolean) => {
    listener(isReported);
    known = visitorId(); // The listener may have renewed the id.
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
