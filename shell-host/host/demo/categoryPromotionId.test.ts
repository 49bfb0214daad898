/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { routeOf } from '../../demo-shop/pages/routing/routes.ts';
import { categoryPromotionId } from './categoryPromotionId.ts';

test.each([
  ['/category/coffee', 'category_coffee'],
  ['/category/sale-home', 'category_sale'],
  ['/category/espresso', undefined],
  ['/', undefined],
])('the header of %s shows the category promotion %s', (path, id) => {
  expect(categoryPromotionId(routeOf(path))).toBe(id);
});
