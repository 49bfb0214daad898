import type { CartModule, Outcome } from './cartModule.ts';

/** The change that removes an entry of the cart (CART-13). */
export type Removal =
  | { of: 'article'; productId: string; tcm: string }
  | { of: 'freeArticle'; productId: string; campaignId: string }
  | { of: 'giftCard'; productId: string; tcm: string }
  | { of: 'partnerProduct'; partnerProductId: string }
  | { of: 'subscription'; subscriptionId: string };

/** Removes an entry. */
export function removeEntry(cartModule: CartModule, removal: Removal): Promise<Outcome> {
  switch (removal.of) {
    case 'article': {
      const { productId, tcm } = removal;
      return cartModule.setArticle({ productId, tcm, quantity: 0 });
    }
    case 'freeArticle': {
      const { productId, campaignId } = removal;
      return cartModule.setFreeArticle({ productId, campaignId, remove: true });
    }
    case 'giftCard': {
      const { productId, tcm } = removal;
      return cartModule.setGiftCard({ productId, tcm, set: false });
    }
    case 'partnerProduct':
      return cartModule.setPartnerProduct({
        partnerProductId: removal.partnerProductId,
        set: false,
      });
    case 'subscription':
      return cartModule.deleteSubscription({ subscriptionId: removal.subscriptionId });
  }
}
