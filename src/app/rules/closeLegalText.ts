import { legalTextClosed } from '../../features/promotions/legalTextSlice.ts';
import type { FasciaStore } from '../store.ts';

/**
 * Closes a banner's legal text when a flyout or the navigation opens (PROMO-24). It listens to the page's event,
 * because the flyout may be of another bundle. Returns the undo.
 */
export function closeLegalText({ dispatch }: FasciaStore): () => void {
  const close = () => dispatch(legalTextClosed());
  window.addEventListener('fascia:flyout-open', close);
  return () => window.removeEventListener('fascia:flyout-open', close);
}
