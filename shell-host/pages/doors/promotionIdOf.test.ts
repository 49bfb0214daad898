import { expect, test } from '@jest/globals';
import { routeOf } from '../routing/routes.ts';
import { promotionIdOf } from './promotionIdOf.ts';

test.each([
  ['/category/coffee', 'category_coffee'],
  ['/category/sale-home', 'category_sale'],
  ['/category/espresso', undefined],
  ['/', undefined],
])('the header of %s asks for the banner %s', (path, id) => {
  expect(promotionIdOf(routeOf(path))).toBe(id);
});
