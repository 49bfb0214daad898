import type { CategorySlug } from '../data/categoryParents.ts';
import type { coffee } from '../data/coffee.ts';
import type { fashion } from '../data/fashion.ts';
import type { home } from '../data/home.ts';
import type { kitchen } from '../data/kitchen.ts';

/** The texts of a product in one language. */
export interface ProductText {
  title: string;
  description: string;
}

/** Texts of every coffee product. A language that lacks a product does not compile. */
export type CoffeeTexts = Record<keyof typeof coffee, ProductText>;
/** Texts of every kitchen product. */
export type KitchenTexts = Record<keyof typeof kitchen, ProductText>;
/** Texts of every home product. */
export type HomeTexts = Record<keyof typeof home, ProductText>;
/** Texts of every fashion product. */
export type FashionTexts = Record<keyof typeof fashion, ProductText>;
/** Texts of every product of the shop. */
export type ProductTexts = CoffeeTexts & KitchenTexts & HomeTexts & FashionTexts;
/** The title of every category. */
export type CategoryTitles = Record<CategorySlug, string>;
