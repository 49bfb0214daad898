import type { Category } from './category.ts';
import { categoryParents } from './facts/categoryParents.ts';
import type { CategorySlug } from './facts/categoryParents.ts';
import { coffee } from './facts/coffee.ts';
import type { Fact } from './facts/fact.ts';
import { fashion } from './facts/fashion.ts';
import { home } from './facts/home.ts';
import { kitchen } from './facts/kitchen.ts';
import { localPrices } from './localPrices.ts';
import type { Product } from './product.ts';
import { dictionary } from './words/dictionary.ts';
import { inEveryLanguage } from './words/inEveryLanguage.ts';
import type { ProductWords } from './words/words.ts';

type ProductKey = keyof ProductWords;

/** Every article of the demo shop. */
export const products: readonly Product[] = [
  ...articles('coffee', coffee),
  ...articles('kitchen', kitchen),
  ...articles('home', home),
  ...articles('fashion', fashion),
];

/** The category tree as a flat list, parents before their children. */
export const categories: readonly Category[] = keysOf(categoryParents).map(category);

function articles(root: Product['category'], facts: Partial<Record<ProductKey, Fact>>): Product[] {
  return keysOf(facts).flatMap((key) => {
    const fact = facts[key];
    return fact ? [article(root, key, fact)] : [];
  });
}

function article(root: Product['category'], key: ProductKey, fact: Fact): Product {
  const { euro, sale, itemLimit = 20, isNew = false, ...same } = fact;
  return {
    ...same,
    tcm: `7${fact.id}`,
    category: root,
    title: inEveryLanguage((language) => dictionary[language].products[key].title),
    description: inEveryLanguage((language) => dictionary[language].products[key].description),
    price: localPrices(euro),
    ...(sale ? { salePrice: localPrices(sale) } : {}),
    picture: `/image-delivery/products/${key}.svg`,
    itemLimit,
    isNew,
  };
}

function category(slug: CategorySlug): Category {
  return {
    slug,
    parent: categoryParents[slug],
    title: inEveryLanguage((language) => dictionary[language].categories[slug]),
    picture: `/image-delivery/categories/${slug}.svg`,
  };
}

function keysOf<K extends string>(record: Partial<Record<K, unknown>>): K[] {
  return Object.keys(record) as K[];
}
