/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { languages } from '../sites.ts';
import { schemaErrors } from '../testing/schemaErrors.ts';
import { categories, products } from './catalogue.ts';
import data from './data/products.json' with { type: 'json' };

const FOLDER = 'shell-host/demo-shop/catalogue';
const textsPath = (language: string) => `${FOLDER}/texts/${language}.json`;

test.each([
  `${FOLDER}/data/products.json`,
  `${FOLDER}/data/categories.json`,
  ...languages.map(textsPath),
])('%s matches its schema', (path) => {
  expect(schemaErrors(path)).toEqual([]);
});

test.each(languages)(
  'there are texts in %s of all products and categories, and no others',
  (language) => {
    const texts = JSON.parse(readFileSync(textsPath(language), 'utf8'));
    const keys = data.products.map(({ key }) => key);
    const slugs = categories.map(({ slug }) => slug);
    expect(Object.keys(texts.products).toSorted()).toEqual(keys.toSorted());
    expect(Object.keys(texts.categories).toSorted()).toEqual(slugs.toSorted());
  },
);

test('every product and every category has a picture of its own', () => {
  const files = [...products, ...categories].map(({ picture }) =>
    picture.replace('/image-delivery/', 'shell-host/demo-shop/pictures/img/'),
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(files.map((file) => readFileSync(file, 'utf8'))).size).toBe(files.length);
});
