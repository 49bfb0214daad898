import { cartRequested, type CartRootState } from '../../../features/cart/cartSlice.ts';
import { readPromotions } from '../../../features/promotions/readPromotions.ts';
import { isPreview } from '../../../foundation/browser/cookies.ts';
import { hostDocument } from '../../../foundation/browser/host/hostGlobals.ts';
import { hasEarlyReads } from '../../../foundation/http/early/earlyReads.ts';
import type { Site } from '../../../foundation/sites/sites.ts';
import type { ParsedHeaderSettings } from '../headerSettings.ts';

interface CartStore {
  getState(): CartRootState;
  dispatch(action: ReturnType<typeof cartRequested>): unknown;
  subscribe(listener: () => void): () => void;
}

/** Begins to read the cart, as the header does once it is drawn, and resolves when that has an end. */
function readCart(site: Site, { getState, dispatch, subscribe }: CartStore): Promise<void> {
  dispatch(cartRequested(site));
  return new Promise((resolve) => {
    const check = () => {
      if (getState().cart.isReading) return;
      stop();
      resolve();
    };
    const stop = subscribe(check);
    check();
  });
}

/**
 * Where the document has begun the header's reads: takes their answers for a header that is not drawn yet, and resolves when
 * the cart and all promotions, and the code for these, are there: then the first drawing has them (HK-193). Rejects where
 * the code cannot be loaded. Staff with a preview read promotions once the header is drawn: theirs are never kept.
 *
 * @param settings The header's.
 * @param view The code of promotions.
 */
export async function readBeforeDrawing(
  { reduced, showPromotionBanner, ...settings }: ParsedHeaderSettings,
  store: CartStore & Parameters<typeof readPromotions>[1],
  view: Parameters<typeof readPromotions>[2],
): Promise<void> {
  if (reduced || !hasEarlyReads()) return;
  // What a server has rendered has none of them while it is hydrated.
  if (hostDocument.querySelector('[data-fascia="header"]')) return;
  await Promise.all([
    showPromotionBanner && !isPreview() && readPromotions(settings, store, view),
    readCart(settings.site, store),
  ]);
}
