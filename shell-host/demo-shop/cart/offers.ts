import { products } from '../catalogue/catalogue.ts';
import offers from './offers.json' with { type: 'json' };

/**
 * What a cart can hold besides the products of the catalogue: gift cards, identified by product id and article number
 * like an article; products of partners, of which a cart holds only the ids (CART-04); and subscriptions, which only
 * `PUT /demo/cart` can put in a cart.
 */
export const { giftCards, partnerProducts, subscriptions } = offers;

/** Articles that are free with a campaign. */
export const freeArticles: readonly { campaignId: string; productId: string }[] = [
  { campaignId: 'welcome-coffee', productId: firstInStock('coffee') },
  { campaignId: 'kitchen-week', productId: firstInStock('kitchen') },
];

function firstInStock(category: string): string {
  return products.find((item) => item.category === category && item.stock > 0)?.id ?? '';
}
