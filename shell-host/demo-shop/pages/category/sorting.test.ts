/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { Product } from '../catalogue/catalogue.ts';
import { sortOrderOf, sortProducts } from './sorting.ts';

function product(id: string, price: number, salePrice?: number): Product {
  const category = 'home';
  const texts = {
    tcm: id,
    category,
    subcategory: '',
    title: id,
    description: '',
    picture: '',
  } as const;
  const facts = { stock: 1, itemLimit: 1, isNew: false, url: '' };
  return { id, price, ...texts, ...facts, ...(salePrice !== undefined && { salePrice }) };
}

const products = [product('cup', 900), product('pot', 5000, 700), product('jar', 800)];
const ids = (list: readonly Product[]) => list.map(({ id }) => id);

test('sorts a reduced article by its reduced price', () => {
  expect(ids(sortProducts(products, 'cheap'))).toEqual(['pot', 'jar', 'cup']);
  expect(ids(sortProducts(products, 'dear'))).toEqual(['cup', 'jar', 'pot']);
});

test('keeps the shop’s order by default and does not change the given list', () => {
  expect(sortProducts(products, 'default')).toBe(products);
  sortProducts(products, 'cheap');
  expect(ids(products)).toEqual(['cup', 'pot', 'jar']);
});

test('an unknown sort order is the default', () => {
  expect(sortOrderOf(new URLSearchParams('sort=dear'))).toBe('dear');
  expect(sortOrderOf(new URLSearchParams('sort=toString'))).toBe('default');
  expect(sortOrderOf(new URLSearchParams())).toBe('default');
});
