import type { Cart, CartModule } from './cartModule.ts';
import { articleInfo, type Offers } from './offers.ts';

/** An offer that can be added to the cart. */
export interface AddableItem {
  key: string;
  title: string;
  kind: 'extraGift' | 'giftCard' | 'partner';
  picture?: string;
  add: (cartModule: CartModule) => Promise<unknown>;
}

/** Returns the offers that the cart does not contain yet. Free articles require an article in the cart. */
export function addableItemsOf(cart: Cart, offers: Offers): AddableItem[] {
  const campaigns = new Set(cart.freeArticles.map(({ campaignId }) => campaignId));
  const giftCards = new Set(cart.giftCards.map(({ article }) => article.productId));
  const partnerProducts = new Set(cart.partnerProducts.map((one) => one.partnerProductId));
  return [
    ...offers.freeArticles
      .filter(({ campaignId }) => cart.numberOfArticles > 0 && !campaigns.has(campaignId))
      .map(({ campaignId, productId }): AddableItem => ({
        key: campaignId,
        kind: 'extraGift',
        ...articleInfo({ productId, title: '' }, offers),
        add: (cartModule) => cartModule.setFreeArticle({ productId, campaignId, remove: false }),
      })),
    ...offers.giftCards
      .filter(({ productId }) => !giftCards.has(productId))
      .map(({ productId, tcm, title, picture }): AddableItem => ({
        key: productId,
        kind: 'giftCard',
        title,
        picture,
        add: (cartModule) => cartModule.setGiftCard({ productId, tcm, set: true }),
      })),
    ...offers.partnerProducts
      .filter(({ partnerProductId }) => !partnerProducts.has(partnerProductId))
      .map(({ partnerProductId, title }): AddableItem => ({
        key: partnerProductId,
        kind: 'partner',
        title,
        add: (cartModule) => cartModule.setPartnerProduct({ partnerProductId, set: true }),
      })),
  ];
}
