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

test('a visitor sees the way from the root to where they are', () => {
  expect(pathTo(tree, 'espresso').map(({ slug }) => slug)).toEqual([
    'coffee',
    'roasts',
    'espresso',
  ]);
  expect(pathTo(tree, 'coffee')).toHaveLength(1);
});

test('there is no way to a category that the shop does not have', () => {
  expect(pathTo(tree, 'bicycles')).toEqual([]);
});
