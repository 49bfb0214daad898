import { hostDocument } from './hostGlobals.ts';
import { listen, undoAll } from './listen.ts';

/**
 * Calls the listener when the page is restored from the back/forward cache, before it is painted. Returns the
 * unsubscribe function.
 */
export function onRestored(listener: () => void): () => void {
  return listen(window, {
    pageshow({ persisted }) {
      if (persisted) listener();
    },
  });
}

const ifVisible = (listener: () => void) => () => {
  if (hostDocument.visibilityState !== 'hidden') listener();
};

/**
 * Calls the listener when the visitor returns to the page: the tab or window is selected, or the browser resumes the
 * tab or activates the prerendered page. Focus counts too, because windows side by side are all visible. Returns the
 * unsubscribe function.
 */
export function onAttention(listener: () => void): () => void {
  const attend = ifVisible(listener);
  return undoAll([
    listen(window, { focus: attend }),
    listen(hostDocument, { visibilitychange: attend, resume: attend, prerenderingchange: attend }),
  ]);
}

/**
 * Calls the listener when shown data may be stale or can be loaded again: the visitor returns to the page, or the
 * network is back while the page is visible. Returns the unsubscribe function.
 */
export function onReturn(listener: () => void): () => void {
  return undoAll([onAttention(listener), listen(window, { online: ifVisible(listener) })]);
}

/**
 * Calls `read` until it succeeds or the signal is aborted. A failed call is repeated when the visitor returns or the
 * network is back (`onReturn`), or immediately if that happened during the call (HOST-147). Never rejects.
 */
export async function repeatOnReturn(
  read: () => Promise<void>,
  { signal } = new AbortController(),
): Promise<void> {
  while (!signal.aborted) {
    let stopListening!: () => void;
    const returned = new Promise<void>((resolve) => {
      stopListening = onReturn(resolve);
      signal.addEventListener('abort', () => resolve());
    });
    try {
      return await read();
    } catch {
      await returned;
    } finally {
      stopListening();
    }
  }
}
