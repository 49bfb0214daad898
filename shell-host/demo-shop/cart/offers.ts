import { products } from '../catalogue/catalogue.ts';
import offers from './offers.json' with { type: 'json' };

/**
 * Entries of a cart besides the products of the catalogue: gift cards, which have a product id and an article number
 * like an article; products of partners, for which a cart contains only ids (CART-02); and subscriptions, which only
 * `PUT /demo/cart` can add.
 */
export const { giftCards, partnerProducts, subscriptions } = offers;

/** Articles that a campaign adds for free. */
export const freeArticles: readonly { campaignId: string; productId: string }[] = [
  { campaignId: 'welcome-coffee', productId: firstInStock('coffee') },
  { campaignId: 'kitchen-week', productId: firstInStock('kitchen') },
];

function firstInStock(category: string): string {
  return products.find((item) => item.category === category && item.stock > 0)?.id ?? '';
}
