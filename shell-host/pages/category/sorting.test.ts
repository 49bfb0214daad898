import { expect, test } from '@jest/globals';
import type { Product } from '../catalogue/catalogue.ts';
import { sortOrderOf, sortProducts } from './sorting.ts';

function product(id: string, price: number, salePrice?: number): Product {
  const words = { tcm: id, category: '', subcategory: '', title: id, description: '', picture: '' };
  const facts = { stock: 1, itemLimit: 1, isNew: false, url: '' };
  return { id, price, ...words, ...facts, ...(salePrice !== undefined && { salePrice }) };
}

const products = [product('cup', 900), product('pot', 5000, 700), product('jar', 800)];
const ids = (list: readonly Product[]) => list.map(({ id }) => id);

test('a reduced article stands where its price of today belongs', () => {
  expect(ids(sortProducts(products, 'cheap'))).toEqual(['pot', 'jar', 'cup']);
  expect(ids(sortProducts(products, 'dear'))).toEqual(['cup', 'jar', 'pot']);
});

test('without a wish the shop’s own order holds, and the given list stays as it is', () => {
  expect(sortProducts(products, 'usual')).toBe(products);
  sortProducts(products, 'cheap');
  expect(ids(products)).toEqual(['cup', 'pot', 'jar']);
});

test('an order that the shop does not know is its own', () => {
  expect(sortOrderOf(new URLSearchParams('sort=dear'))).toBe('dear');
  expect(sortOrderOf(new URLSearchParams('sort=toString'))).toBe('usual');
  expect(sortOrderOf(new URLSearchParams())).toBe('usual');
});
