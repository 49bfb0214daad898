import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Cart } from './cartModule.ts';

/** What the page knows of the things in a cart: their names, pictures and prices. */
export type Offers = Pick<
  Catalogue,
  'products' | 'giftCards' | 'partnerProducts' | 'subscriptions'
>;

type Article = Pick<Cart['articles'][number], 'productId' | 'title'>;

/** An article's name in the page's language, even where the cart was read for another site. */
export function articleInfo({ productId, title }: Article, { products }: Offers) {
  const product = products.find(({ id }) => id === productId);
  if (!product) return { title: title || productId };
  const { picture, url } = product;
  return { title: product.title, picture, url };
}

/** What one piece costs now, in minor units. */
export function unitPriceOf(productId: string, { products }: Offers): number | undefined {
  const product = products.find(({ id }) => id === productId);
  return product && (product.salePrice ?? product.price);
}

/** A gift card's name and picture. */
export function giftCardInfo({ productId, title }: Article, { giftCards }: Offers) {
  const offer = giftCards.find((one) => one.productId === productId);
  return offer ? { title: offer.title, picture: offer.picture } : { title: title || productId };
}
