import type { CartDoor, Outcome } from './cartDoor.ts';

/** How an entry is taken out of the cart (H§7). */
export type Removal =
  | { of: 'article'; productId: string; tcm: string }
  | { of: 'freeArticle'; productId: string; campaignId: string }
  | { of: 'giftCard'; productId: string; tcm: string }
  | { of: 'partnerProduct'; partnerProductId: string }
  | { of: 'subscription'; subscriptionId: string };

/** Takes an entry out. */
export function remove(door: CartDoor, removal: Removal): Promise<Outcome> {
  switch (removal.of) {
    case 'article': {
      const { productId, tcm } = removal;
      return door.setArticle({ productId, tcm, quantity: 0 });
    }
    case 'freeArticle': {
      const { productId, campaignId } = removal;
      return door.setFreeArticle({ productId, campaignId, remove: true });
    }
    case 'giftCard': {
      const { productId, tcm } = removal;
      return door.setGiftCard({ productId, tcm, set: false });
    }
    case 'partnerProduct':
      return door.setPartnerProduct({ partnerProductId: removal.partnerProductId, set: false });
    case 'subscription':
      return door.deleteSubscription({ subscriptionId: removal.subscriptionId });
  }
}
