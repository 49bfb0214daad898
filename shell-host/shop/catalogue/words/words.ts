import type { CategorySlug } from '../facts/categoryParents.ts';
import type { coffee } from '../facts/coffee.ts';
import type { fashion } from '../facts/fashion.ts';
import type { home } from '../facts/home.ts';
import type { kitchen } from '../facts/kitchen.ts';

/** What a shopper reads of a product. */
export interface Words {
  title: string;
  description: string;
}

/** Every product of coffee, so that a language that forgets one doesn't compile. */
export type CoffeeWords = Record<keyof typeof coffee, Words>;
/** Every product of kitchen. */
export type KitchenWords = Record<keyof typeof kitchen, Words>;
/** Every product of home. */
export type HomeWords = Record<keyof typeof home, Words>;
/** Every product of fashion. */
export type FashionWords = Record<keyof typeof fashion, Words>;
/** Every product of the shop. */
export type ProductWords = CoffeeWords & KitchenWords & HomeWords & FashionWords;
/** The title of every category. */
export type CategoryWords = Record<CategorySlug, string>;
