import type { Currency, Language } from '../sites.ts';

/** One article of the demo shop. */
export interface Product {
  /** The number in the product's address, `/product/<id>`. */
  id: string;
  /** The article number that a cart change names beside the id (H§7). */
  tcm: string;
  category: 'coffee' | 'kitchen' | 'home' | 'fashion';
  /** Slug of the sub-group of the category tree that it stands in. */
  subcategory: string;
  title: Record<Language, string>;
  /** One or two sentences for the product page. */
  description: Record<Language, string>;
  /** Minor units; forint too are kept in hundredths, though none are shown. */
  price: Record<Currency, number>;
  /** Minor units; only while it is reduced, and then lower in every currency. */
  salePrice?: Record<Currency, number>;
  /** Address of the drawn picture, `/image-delivery/products/….svg`. */
  picture: string;
  /** Pieces that can still be sold; 0 is sold out. */
  stock: number;
  /** Most pieces for one purchase. */
  itemLimit: number;
  isNew: boolean;
  /** `webshopProductDimensionKey` of the suggestions (H§3); articles of one size have none. */
  dimensionKey?: string;
}
