/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { pathTo, type Category } from './catalogue.ts';

const category = (slug: string, parent: string | null): Category => ({
  slug,
  parent,
  title: slug,
  picture: '',
  url: `/category/${slug}`,
});
const tree = [
  category('coffee', null),
  category('roasts', 'coffee'),
  category('espresso', 'roasts'),
];

test('the path to a category starts at the root', () => {
  expect(pathTo(tree, 'espresso').map(({ slug }) => slug)).toEqual([
    'coffee',
    'roasts',
    'espresso',
  ]);
  expect(pathTo(tree, 'coffee')).toHaveLength(1);
});

test('the path to an unknown category is empty', () => {
  expect(pathTo(tree, 'bicycles')).toEqual([]);
});
