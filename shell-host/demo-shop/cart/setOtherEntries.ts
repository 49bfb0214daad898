import type { SetFreeArticle, SetGiftCard, SetPartnerProduct } from './cartChange.ts';
import { changed, refused, unchanged } from './cartOutcome.ts';
import type { CartOutcome } from './cartOutcome.ts';
import type { CartRecord } from './cartRecord.ts';
import { freeArticles, giftCards, partnerProducts } from './offers.ts';

/** Adds or removes the free article of a campaign. */
export function setFreeArticle(cart: CartRecord, change: SetFreeArticle): CartOutcome {
  const { productId, campaignId } = change;
  const matches = (line: { productId: string; campaignId: string }) =>
    line.productId === productId && line.campaignId === campaignId;
  const isInCart = cart.freeArticles.some(matches);
  if (isInCart !== change.remove) return unchanged(cart);
  if (change.remove) {
    return changed({ ...cart, freeArticles: cart.freeArticles.filter((line) => !matches(line)) });
  }
  if (!freeArticles.some(matches)) return refused(cart, 404, 'UNKNOWN');
  return changed({ ...cart, freeArticles: [...cart.freeArticles, { productId, campaignId }] });
}

/** Adds or removes a gift card. A cart contains each kind at most once. */
export function setGiftCard(cart: CartRecord, change: SetGiftCard): CartOutcome {
  const { productId, tcm } = change;
  const matches = (line: { productId: string; tcm: string }) =>
    line.productId === productId && line.tcm === tcm;
  if (!change.set) {
    if (![...cart.giftCards, ...cart.defectiveGiftCards].some(matches)) return unchanged(cart);
    const without = (lines: CartRecord['giftCards']) => lines.filter((line) => !matches(line));
    return changed({
      ...cart,
      giftCards: without(cart.giftCards),
      defectiveGiftCards: without(cart.defectiveGiftCards),
    });
  }
  if (cart.giftCards.some(matches)) return unchanged(cart);
  if (!giftCards.some(matches)) return refused(cart, 404, 'PRODUCTDATA_UNAVAILABLE');
  const newCart = { ...cart, giftCards: [...cart.giftCards, { productId, tcm }] };
  return changed(newCart, { productId, tcm, quantity: 1 });
}

/** Adds or removes a partner's product. */
export function setPartnerProduct(cart: CartRecord, change: SetPartnerProduct): CartOutcome {
  const { partnerProductId } = change;
  const matches = (line: { partnerProductId: string }) =>
    line.partnerProductId === partnerProductId;
  if (!change.set) {
    const lines = [...cart.partnerProducts, ...cart.defectivePartnerProducts];
    if (!lines.some(matches)) return unchanged(cart);
    const without = (list: CartRecord['partnerProducts']) => list.filter((line) => !matches(line));
    return changed({
      ...cart,
      partnerProducts: without(cart.partnerProducts),
      defectivePartnerProducts: without(cart.defectivePartnerProducts),
    });
  }
  if (cart.partnerProducts.some(matches)) return unchanged(cart);
  if (!partnerProducts.some(matches)) return refused(cart, 404, 'PRODUCTDATA_UNAVAILABLE');
  const newLine = { partnerProductId, totalQuantity: 1 };
  return changed({ ...cart, partnerProducts: [...cart.partnerProducts, newLine] });
}

/** Removes a subscription. There is no change that adds one, because subscriptions are ordered elsewhere. */
export function deleteSubscription(cart: CartRecord, id: string): CartOutcome {
  const without = (lines: CartRecord['subscriptions']) =>
    lines.filter((line) => line.subscriptionConfigurationId !== id);
  const subscriptions = without(cart.subscriptions);
  const defectiveSubscriptions = without(cart.defectiveSubscriptions);
  const isUnchanged =
    subscriptions.length === cart.subscriptions.length &&
    defectiveSubscriptions.length === cart.defectiveSubscriptions.length;
  return isUnchanged
    ? unchanged(cart)
    : changed({ ...cart, subscriptions, defectiveSubscriptions });
}
