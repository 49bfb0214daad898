import { languages } from '../sites.ts';
import type { Language, LocalizedText } from '../sites.ts';
import type { Category } from './category.ts';
import { categoryParents } from './data/categoryParents.ts';
import type { CategorySlug } from './data/categoryParents.ts';
import { coffee } from './data/coffee.ts';
import { fashion } from './data/fashion.ts';
import { home } from './data/home.ts';
import { kitchen } from './data/kitchen.ts';
import type { ProductData } from './data/productData.ts';
import { localPrices } from './localPrices.ts';
import type { Product } from './product.ts';
import { catalogueTexts } from './texts/catalogueTexts.ts';
import type { ProductTexts } from './texts/productTexts.ts';

type ProductKey = keyof ProductTexts;

/** Every product of the demo shop. */
export const products: readonly Product[] = [
  ...createProducts('coffee', coffee),
  ...createProducts('kitchen', kitchen),
  ...createProducts('home', home),
  ...createProducts('fashion', fashion),
];

/** The category tree as a flat list, parents before their children. */
export const categories: readonly Category[] = keysOf(categoryParents).map(createCategory);

function createProducts(
  category: Product['category'],
  dataByKey: Partial<Record<ProductKey, ProductData>>,
): Product[] {
  return keysOf(dataByKey).flatMap((key) => {
    const data = dataByKey[key];
    return data ? [createProduct(category, key, data)] : [];
  });
}

function createProduct(category: Product['category'], key: ProductKey, data: ProductData): Product {
  const { euroCents, saleEuroCents, itemLimit = 20, isNew = false, ...rest } = data;
  return {
    ...rest,
    tcm: `7${data.id}`,
    category,
    title: inEveryLanguage((language) => catalogueTexts[language].products[key].title),
    description: inEveryLanguage((language) => catalogueTexts[language].products[key].description),
    price: localPrices(euroCents),
    ...(saleEuroCents ? { salePrice: localPrices(saleEuroCents) } : {}),
    picture: `/image-delivery/products/${key}.svg`,
    itemLimit,
    isNew,
  };
}

function createCategory(slug: CategorySlug): Category {
  return {
    slug,
    parent: categoryParents[slug],
    title: inEveryLanguage((language) => catalogueTexts[language].categories[slug]),
    picture: `/image-delivery/categories/${slug}.svg`,
  };
}

function inEveryLanguage(textIn: (language: Language) => string): LocalizedText {
  const entries = languages.map((language) => [language, textIn(language)]);
  return Object.fromEntries(entries) as LocalizedText;
}

function keysOf<Key extends string>(record: Partial<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}
