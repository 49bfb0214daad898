import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Cart, CartModule } from './cartModule.ts';
import { articleInfo, type Offers } from './offers.ts';

/** Something that may be added beside articles. */
export interface AddableItem {
  key: string;
  title: string;
  kind: 'extraGift' | 'giftCard' | 'partner';
  picture?: string;
  add: (door: CartModule) => Promise<unknown>;
}

/** What the shop offers beside its articles. */
export type AllOffers = Offers & Pick<Catalogue, 'freeArticles'>;

function freeArticles(cart: Cart, offers: AllOffers): AddableItem[] {
  const isIn = (campaign: string) =>
    cart.freeArticles.some(({ campaignId }) => campaignId === campaign);
  return offers.freeArticles
    .filter(({ campaignId }) => cart.numberOfArticles > 0 && !isIn(campaignId))
    .map(({ campaignId, productId }) => {
      const { title, picture } = { picture: '', ...articleInfo({ productId, title: '' }, offers) };
      return {
        key: campaignId,
        kind: 'extraGift',
        title,
        picture,
        add: (door) => door.setFreeArticle({ productId, campaignId, remove: false }),
      };
    });
}

function giftCards(cart: Cart, offers: AllOffers): AddableItem[] {
  const isIn = (id: string) => cart.giftCards.some(({ article }) => article.productId === id);
  return offers.giftCards
    .filter(({ productId }) => !isIn(productId))
    .map(({ productId, tcm, title, picture }) => ({
      key: productId,
      kind: 'giftCard',
      title,
      picture,
      add: (door) => door.setGiftCard({ productId, tcm, set: true }),
    }));
}

function partnerProducts(cart: Cart, offers: AllOffers): AddableItem[] {
  const isIn = (id: string) =>
    cart.partnerProducts.some(({ partnerProductId }) => partnerProductId === id);
  return offers.partnerProducts
    .filter(({ partnerProductId }) => !isIn(partnerProductId))
    .map(({ partnerProductId, title }) => ({
      key: partnerProductId,
      kind: 'partner',
      title,
      add: (door) => door.setPartnerProduct({ partnerProductId, set: true }),
    }));
}

/** What may still be added to a cart; a gift comes with something bought. */
export function addableItemsOf(cart: Cart, offers: AllOffers): AddableItem[] {
  return [
    ...freeArticles(cart, offers),
    ...giftCards(cart, offers),
    ...partnerProducts(cart, offers),
  ];
}
