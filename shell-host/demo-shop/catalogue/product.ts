import type { Currency, LocalizedText } from '../sites.ts';

/** A product of the demo shop. */
export interface Product {
  /** The last segment of the URL `/product/<id>`. */
  id: string;
  /** The article number, which a cart change contains besides the id (CART-13). */
  tcm: string;
  /** The slug of a root of the category tree. */
  category: 'coffee' | 'kitchen' | 'home' | 'fashion';
  /** The slug of a subgroup in that category. */
  subcategory: string;
  title: LocalizedText;
  /** One or two sentences for the product page. */
  description: LocalizedText;
  /** In minor units. Forints are also in hundredths, although displayed prices have no decimals. */
  price: Record<Currency, number>;
  /** The reduced price in minor units, lower than `price` in every currency. */
  salePrice?: Record<Currency, number>;
  /** `/image-delivery/products/<key>.svg` */
  picture: string;
  /** Quantity in stock. 0 means sold out. */
  stock: number;
  /** Maximum quantity in one cart. */
  itemLimit: number;
  isNew: boolean;
  /**
   * `webshopProductDimensionKey` of search suggestions (SEARCH-16). Only for products with several sizes or colours.
   */
  dimensionKey?: string;
}
