/** @jest-environment node */
import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { shopSchema } from './shopSchema.ts';

// SHOP-02, SHOP-04
test.each([
  ['name', 'Ha\u202Evn'],
  ['name', 'Ha\nvn'],
  ['name', 'H'.repeat(501)],
  ['key', 'h'.repeat(31)],
  ['footerLogos', { folder: '//logos.example/', names: [] }],
  ['footerLogos', { folder: String.raw`/\logos/`, names: [] }],
  ['footerLogos', { folder: 'https://me:secret@logos.example/', names: [] }],
  ['footerLogos', { folder: '/{site}/', names: [] }],
  ['apps', { android: 'https://store.example/{site}' }],
  ['imagePaths', { '/a/': '/{site}/' }],
  ['newsletter', { picture: { desktop: 'images/../shop.ts', tablet: '/a.jpg' } }],
  ['newsletter', { picture: { desktop: 'images/page.html', tablet: '/a.jpg' } }],
  ['addresses', { cart: `/${'b'.repeat(3000)}` }],
  ['serviceFields', { cardMember: '__proto__' }],
])('reports an invalid %s as one problem (SHOP-02)', (name, value) => {
  const { issues = [] } = v.safeParse(shopSchema, { [name]: value });
  const paths = issues.map((issue) => v.getDotPath(issue) ?? '');
  const isWrong = (path: string) => path.startsWith(name);
  expect(paths.filter(isWrong)).toHaveLength(1);
});
