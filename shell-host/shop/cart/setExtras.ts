import type { SetFreeArticle, SetGiftCard, SetPartnerProduct } from './cartChange.ts';
import { changed, refused, unchanged } from './cartOutcome.ts';
import type { CartOutcome } from './cartOutcome.ts';
import type { CartRecord } from './cartRecord.ts';
import { freeArticles, giftCards, partnerProducts } from './offers.ts';

/** Adds or removes a campaign's free article. */
export function setFreeArticle(cart: CartRecord, change: SetFreeArticle): CartOutcome {
  const { productId, campaignId } = change;
  const isIt = (line: typeof change | CartRecord['freeArticles'][number]) =>
    line.productId === productId && line.campaignId === campaignId;
  const isIn = cart.freeArticles.some(isIt);
  if (isIn !== change.remove) return unchanged(cart);
  if (change.remove) {
    return changed({ ...cart, freeArticles: cart.freeArticles.filter((line) => !isIt(line)) });
  }
  const isOffered = freeArticles.some(
    (offer) => offer.productId === productId && offer.campaignId === campaignId,
  );
  if (!isOffered) return refused(cart, 404, 'UNKNOWN');
  return changed({ ...cart, freeArticles: [...cart.freeArticles, { productId, campaignId }] });
}

/** Adds or removes a gift card; of each kind there is one in a cart. */
export function setGiftCard(cart: CartRecord, change: SetGiftCard): CartOutcome {
  const { productId, tcm } = change;
  const isIt = (line: { productId: string; tcm: string }) =>
    line.productId === productId && line.tcm === tcm;
  if (!change.set) {
    const isIn = [...cart.giftCards, ...cart.defectiveGiftCards].some(isIt);
    if (!isIn) return unchanged(cart);
    const without = (lines: CartRecord['giftCards']) => lines.filter((line) => !isIt(line));
    return changed({
      ...cart,
      giftCards: without(cart.giftCards),
      defectiveGiftCards: without(cart.defectiveGiftCards),
    });
  }
  if (cart.giftCards.some(isIt)) return unchanged(cart);
  if (!giftCards.some(isIt)) return refused(cart, 404, 'PRODUCTDATA_UNAVAILABLE');
  const next = { ...cart, giftCards: [...cart.giftCards, { productId, tcm }] };
  return changed(next, { productId, tcm, pieces: 1 });
}

/** Adds or removes a partner's product. */
export function setPartnerProduct(cart: CartRecord, change: SetPartnerProduct): CartOutcome {
  const { partnerProductId } = change;
  const isIt = (line: { partnerProductId: string }) => line.partnerProductId === partnerProductId;
  if (!change.set) {
    const isIn = [...cart.partnerProducts, ...cart.defectivePartnerProducts].some(isIt);
    if (!isIn) return unchanged(cart);
    const without = (lines: CartRecord['partnerProducts']) => lines.filter((line) => !isIt(line));
    return changed({
      ...cart,
      partnerProducts: without(cart.partnerProducts),
      defectivePartnerProducts: without(cart.defectivePartnerProducts),
    });
  }
  if (cart.partnerProducts.some(isIt)) return unchanged(cart);
  if (!partnerProducts.some(isIt)) return refused(cart, 404, 'PRODUCTDATA_UNAVAILABLE');
  const added = { partnerProductId, totalQuantity: 1 };
  return changed({ ...cart, partnerProducts: [...cart.partnerProducts, added] });
}

/** Takes a subscription out; it comes back only as a new order, so there is no opposite change (H§7). */
export function deleteSubscription(cart: CartRecord, id: string): CartOutcome {
  const without = (lines: CartRecord['subscriptions']) =>
    lines.filter((line) => line.subscriptionConfigurationId !== id);
  const subscriptions = without(cart.subscriptions);
  const defectiveSubscriptions = without(cart.defectiveSubscriptions);
  const isAsBefore =
    subscriptions.length === cart.subscriptions.length &&
    defectiveSubscriptions.length === cart.defectiveSubscriptions.length;
  return isAsBefore ? unchanged(cart) : changed({ ...cart, subscriptions, defectiveSubscriptions });
}
