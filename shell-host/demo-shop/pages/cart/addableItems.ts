import type { Catalogue } from '../catalogue/catalogue.ts';
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

/** The offers of the catalogue, including free articles. */
export type AllOffers = Offers & Pick<Catalogue, 'freeArticles'>;

function freeArticles(cart: Cart, offers: AllOffers): AddableItem[] {
  const isInCart = (campaign: string) =>
    cart.freeArticles.some(({ campaignId }) => campaignId === campaign);
  return offers.freeArticles
    .filter(({ campaignId }) => cart.numberOfArticles > 0 && !isInCart(campaignId))
    .map(({ campaignId, productId }) => {
      const { title, picture } = { picture: '', ...articleInfo({ productId, title: '' }, offers) };
      return {
        key: campaignId,
        kind: 'extraGift',
        title,
        picture,
        add: (cartModule) => cartModule.setFreeArticle({ productId, campaignId, remove: false }),
      };
    });
}

function giftCards(cart: Cart, offers: AllOffers): AddableItem[] {
  const isInCart = (id: string) => cart.giftCards.some(({ article }) => article.productId === id);
  return offers.giftCards
    .filter(({ productId }) => !isInCart(productId))
    .map(({ productId, tcm, title, picture }) => ({
      key: productId,
      kind: 'giftCard',
      title,
      picture,
      add: (cartModule) => cartModule.setGiftCard({ productId, tcm, set: true }),
    }));
}

function partnerProducts(cart: Cart, offers: AllOffers): AddableItem[] {
  const isInCart = (id: string) =>
    cart.partnerProducts.some(({ partnerProductId }) => partnerProductId === id);
  return offers.partnerProducts
    .filter(({ partnerProductId }) => !isInCart(partnerProductId))
    .map(({ partnerProductId, title }) => ({
      key: partnerProductId,
      kind: 'partner',
      title,
      add: (cartModule) => cartModule.setPartnerProduct({ partnerProductId, set: true }),
    }));
}

/** The offers that the cart does not contain yet; free articles only if it contains an article. */
export function addableItemsOf(cart: Cart, offers: AllOffers): AddableItem[] {
  return [
    ...freeArticles(cart, offers),
    ...giftCards(cart, offers),
    ...partnerProducts(cart, offers),
  ];
}
