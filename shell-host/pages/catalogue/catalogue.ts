import type { Currency, Language, Site } from '../../shop/sites.ts';

/** One article as the shop tells it, in the site's language and currency. */
export interface Product {
  id: string;
  /** The article number that a cart change names beside the id. */
  tcm: string;
  category: string;
  subcategory: string;
  title: string;
  description: string;
  /** Minor units, as `salePrice`. */
  price: number;
  salePrice?: number;
  picture: string;
  stock: number;
  /** Most pieces for one purchase. */
  itemLimit: number;
  isNew: boolean;
  url: string;
}

/** One node of the category tree. */
export interface Category {
  slug: string;
  parent: string | null;
  title: string;
  picture: string;
  url: string;
}

/** `GET /demo/catalogue`: articles, categories and what else a cart can hold. */
export interface Catalogue {
  site: Site;
  language: Language;
  currency: Currency;
  products: Product[];
  categories: Category[];
  giftCards: { productId: string; tcm: string; picture: string; title: string }[];
  freeArticles: { campaignId: string; productId: string }[];
  partnerProducts: { partnerProductId: string; title: string }[];
  subscriptions: { subscriptionConfigurationId: string; title: string }[];
}

/** A category and those above it, the root first; empty for an unknown one. */
export function pathTo(categories: readonly Category[], slug: string): Category[] {
  const category = categories.find((one) => one.slug === slug);
  if (!category) return [];
  return [...(category.parent ? pathTo(categories, category.parent) : []), category];
}
