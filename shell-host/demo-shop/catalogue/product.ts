import type { Currency, LocalizedText } from '../sites.ts';

/** A product of the demo shop. */
export interface Product {
  /** The last segment of the URL `/product/<id>`. */
  id: string;
  /** The article number, which a cart change names besides the id (CART-13). */
  tcm: string;
  /** The slug of a root of the category tree. */
  category: 'coffee' | 'kitchen' | 'home' | 'fashion';
  /** The slug of its subgroup in the category tree. */
  subcategory: string;
  title: LocalizedText;
  /** One or two sentences for the product page. */
  description: LocalizedText;
  /** In minor units; forints, too, in hundredths, although prices show none. */
  price: Record<Currency, number>;
  /** The reduced price in minor units, lower than `price` in every currency. */
  salePrice?: Record<Currency, number>;
  /** `/image-delivery/products/<key>.svg` */
  picture: string;
  /** The quantity in stock; 0 means sold out. */
  stock: number;
  /** The largest quantity in one cart. */
  itemLimit: number;
  isNew: boolean;
  /**
   * `webshopProductDimensionKey` of search suggestions (SEARCH-16); only for products of several sizes or
   * colours.
   */
  dimensionKey?: string;
}
