import { hostDocument } from './hostGlobals.ts';
import { listen, undoAll } from './listen.ts';

/**
 * Calls the listener when a page comes back from the back/forward cache as it was left, before it is painted.
 * Returns a function that stops it.
 */
export function onRestored(listener: () => void): () => void {
  return listen(window, {
    pageshow({ persisted }) {
      if (persisted) listener();
    },
  });
}

/**
 * Calls the listener when the visitor looks at the page again: its tab or its window has been chosen. Windows side
 * by side are all visible, so the focus counts too. Returns a function that stops it.
 */
export function onAttention(listener: () => void): () => void {
  const attend = () => {
    if (hostDocument.visibilityState !== 'hidden') listener();
  };
  return undoAll([
    listen(window, { focus: attend }),
    listen(hostDocument, { visibilitychange: attend }),
  ]);
}
