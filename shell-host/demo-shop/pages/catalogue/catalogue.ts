import type { Currency, Language, Site } from '../../sites.ts';

/** An article in the site's language and currency. */
export interface Product {
  id: string;
  /** The article number; cart changes name it beside the id. */
  tcm: string;
  category: string;
  subcategory: string;
  title: string;
  description: string;
  /** In minor units, like `salePrice`. */
  price: number;
  salePrice?: number;
  picture: string;
  stock: number;
  /** The maximum quantity per purchase. */
  itemLimit: number;
  isNew: boolean;
  url: string;
}

/** A node of the category tree. */
export interface Category {
  slug: string;
  parent: string | null;
  title: string;
  picture: string;
  url: string;
}

/** The response of `GET /demo/catalogue`: articles, categories and other things that a cart can contain. */
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

/** A category with its ancestors, the root first; empty for an unknown slug. */
export function pathTo(categories: readonly Category[], slug: string): Category[] {
  const category = categories.find((one) => one.slug === slug);
  if (!category) return [];
  return [...(category.parent ? pathTo(categories, category.parent) : []), category];
}
