/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { currencies, languages } from '../sites.ts';
import { categories, products } from './catalogue.ts';

const pathFromRoot = (slug: string): string[] => {
  const parent = categories.find((category) => category.slug === slug)?.parent;
  return parent ? [...pathFromRoot(parent), slug] : [slug];
};

describe('the products', () => {
  test.each(['id', 'tcm', 'picture'] as const)('every product has a unique %s', (key) => {
    expect(new Set(products.map((product) => product[key])).size).toBe(products.length);
  });

  test('every product has a price in every currency, and sale prices are lower', () => {
    for (const { price, salePrice } of products) {
      for (const currency of currencies) {
        expect(Number.isSafeInteger(price[currency])).toBe(true);
        expect(price[currency]).toBeGreaterThan(0);
        expect(salePrice?.[currency] ?? 1).toBeLessThan(price[currency]);
      }
    }
  });
});

describe('the category tree', () => {
  test('every category has a unique slug and comes after its parent', () => {
    const slugs = categories.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    const beforeParent = categories.filter(
      ({ parent }, index) => parent !== null && !slugs.slice(0, index).includes(parent),
    );
    expect(beforeParent).toEqual([]);
  });

  test('every product is in a subgroup of its own category', () => {
    for (const { category, subcategory } of products) {
      expect(categories.map(({ slug }) => slug)).toContain(subcategory);
      expect(pathFromRoot(subcategory)).toHaveLength(3);
      expect(pathFromRoot(subcategory)[0]).toBe(category);
    }
  });

  test('every subgroup contains a product', () => {
    for (const { slug } of categories.filter((node) => pathFromRoot(node.slug).length === 3)) {
      expect(products.filter(({ subcategory }) => subcategory === slug)).not.toHaveLength(0);
    }
  });

  test('siblings in the category tree have different titles in every language', () => {
    for (const language of languages) {
      const titles = categories.map(({ parent, title }) => `${parent} ${title[language]}`);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });
});

test('every product and every category has its own picture', () => {
  const files = [...products, ...categories].map(({ picture }) =>
    picture.replace('/image-delivery/', 'shell-host/demo-shop/pictures/img/'),
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(files.map((file) => readFileSync(file, 'utf8'))).size).toBe(files.length);
});
