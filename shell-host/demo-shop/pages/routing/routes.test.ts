/** @jest-environment node */
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { routeOf } from './routes.ts';

// HOST-50
test('every page of the shop has a path', () => {
  expect(routeOf('/')).toEqual({ name: 'home' });
  expect(routeOf('/category/sale-coffee')).toEqual({ name: 'category', slug: 'sale-coffee' });
  expect(routeOf('/category/theme-worlds')).toEqual({ name: 'themeWorlds' });
  expect(routeOf('/product/10101')).toEqual({ name: 'product', id: '10101' });
  expect(routeOf('/search')).toEqual({ name: 'search' });
  expect(routeOf('/service/cartfrontend/cart')).toEqual({ name: 'cart' });
  expect(routeOf('/checkout')).toEqual({ name: 'checkout' });
  expect(routeOf('/subscribenewsletter')).toEqual({ name: 'newsletter' });
  expect(routeOf('/playground')).toEqual({ name: 'playground' });
  expect(routeOf('/usermenu')).toEqual({ name: 'account' });
  expect(routeOf('/login')).toEqual({ name: 'account' });
  expect(routeOf('/account/orders')).toEqual({ name: 'account' });
  expect(routeOf('/logout')).toEqual({ name: 'logout' });
  expect(routeOf('/service/storefinder/search')).toEqual({ name: 'stores' });
});

// SHOP-40
test('pages that may have an address on another host also have a path', () => {
  for (const name of ['account', 'cart', 'checkout', 'newsletter', 'help']) {
    expect(routeOf(`/${name}`)).toEqual({ name });
  }
});

test('a trailing slash leads to the same page', () => {
  expect(routeOf('/service/storefinder/')).toEqual({ name: 'stores' });
  expect(routeOf('/category/coffee/')).toEqual({ name: 'category', slug: 'coffee' });
});

test('the footer’s service pages and the fixed terms page are help pages', () => {
  expect(routeOf('/zahlung-s400115660')).toEqual({ name: 'help' });
  expect(routeOf('/agb-s400007325.html')).toEqual({ name: 'help' });
});

test('recognises category links in the footer by their number', () => {
  expect(routeOf('/filterkaffee-c4003')).toEqual({ name: 'category', slug: 'filter-coffee' });
  expect(routeOf('/taskak-c4043')).toEqual({ name: 'category', slug: 'bags' });
  for (const path of ['/kaffee-c4000', '/kaffee-c99999', '/-c4003/x', '/kaffee-c4003.5'])
    expect(routeOf(path)).toEqual({ name: 'notFound' });
});

test('all other paths are not found', () => {
  expect(routeOf('/no/such/page')).toEqual({ name: 'notFound' });
  expect(routeOf('/constructor')).toEqual({ name: 'notFound' });
  fc.assert(
    fc.property(fc.webPath(), (path) => routeOf(`/elsewhere/x${path}`).name === 'notFound'),
  );
});
