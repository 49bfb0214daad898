import { legalTextClosed } from '../../features/promotions/legalTextSlice.ts';
import type { FasciaStore } from '../store.ts';

/**
 * A banner's legal text closes when a flyout or the navigation opens (H§4). Every flyout tells the page of
 * it, whichever bundle it comes from. Returns the undo.
 */
export function closeLegalText({ dispatch }: FasciaStore): () => void {
  const close = () => dispatch(legalTextClosed());
  window.addEventListener('fascia:flyout-open', close);
  return () => window.removeEventListener('fascia:flyout-open', close);
}
