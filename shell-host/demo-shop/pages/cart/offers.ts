import type { Catalogue } from '../catalogue/catalogue.ts';
import { keepUnitsTogether } from '../catalogue/keepUnitsTogether.ts';
import type { Cart } from './cartModule.ts';

/** Names, pictures and prices for the entries of a cart. */
export type Offers = Omit<Catalogue, 'site' | 'language' | 'currency' | 'categories'>;

type Article = Pick<Cart['articles'][number], 'productId' | 'title'>;

/** An article's title in the page's language, with picture and link, even if the cart was read for another site. */
export function articleInfo({ productId, title }: Article, { products }: Offers) {
  const product = products.find(({ id }) => id === productId);
  if (!product) return { title: keepUnitsTogether(title || productId) };
  const { picture, url } = product;
  return { title: keepUnitsTogether(product.title), picture, url };
}

/** Returns the current price of one unit in minor units. */
export function unitPriceOf(productId: string, { products }: Offers): number | undefined {
  const product = products.find(({ id }) => id === productId);
  return product && (product.salePrice ?? product.price);
}

/** Returns a gift card's title and picture. */
export function giftCardInfo({ productId, title }: Article, { giftCards }: Offers) {
  const offer = giftCards.find((one) => one.productId === productId);
  return offer
    ? { title: keepUnitsTogether(offer.title), picture: offer.picture }
    : { title: keepUnitsTogether(title || productId) };
}

/** Returns the title of a removed entry (CART-45). The article of a gift card is nested. */
export function deletedTitle({ entry }: { entry: unknown }, offers: Offers): string {
  const { article = entry }: { article?: unknown } = Object(entry);
  const { productId = '', title = '' }: Partial<Article> = Object(article);
  const info = articleInfo({ productId, title }, offers);
  return 'url' in info ? info.title : giftCardInfo({ productId, title }, offers).title;
}
