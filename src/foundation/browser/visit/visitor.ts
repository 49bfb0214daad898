import * as cookieNames from '#shop/cookies.ts';
import { readCookie } from '../storage/cookies.ts';
import { listen, undoAll } from '../page/listen.ts';
import { onAttention, onRestored } from '../page/pageReturn.ts';

/**
 * Calls the listener when another visitor may be using the page, which was not loaded anew: a host says so by
 * `fascia:visitor-changed` on `window` (HOST-53), or the login cookie is found changed when the visitor looks at
 * the page again or it comes back from the back/forward cache (ACC-14). One change is told once. The cookie's
 * value is kept in memory only. Returns a function that stops it.
 */
export function onVisitorChanged(listener: () => void): () => void {
  let login = readCookie(cookieNames.login);
  const changed = () => {
    login = readCookie(cookieNames.login);
    listener();
  };
  const compare = () => {
    if (readCookie(cookieNames.login) !== login) changed();
  };
  return undoAll([
    listen(window, { 'fascia:visitor-changed': changed }),
    onAttention(compare),
    onRestored(compare),
  ]);
}
