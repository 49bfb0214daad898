/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { categories, products } from './catalogue.ts';

test('every product and every category has its own picture', () => {
  const files = [...products, ...categories].map(({ picture }) =>
    picture.replace('/image-delivery/', 'shell-host/demo-shop/pictures/img/'),
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(files.map((file) => readFileSync(file, 'utf8'))).size).toBe(files.length);
});
