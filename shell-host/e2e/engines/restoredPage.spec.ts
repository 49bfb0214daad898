import { expect } from '@playwright/test';
import { CART_PATH, CARTS } from '../cartHelpers.ts';
import { test } from './engineTest.ts';
import { flyout, part } from './parts.ts';
import type { Tab } from './tab.ts';

const BADGE = part('cart-badge');
const KNOWN_USER = `${part('icon-user')}[data-known="true"]`;

/** Expects the header with all its parts. */
async function expectCompleteHeader(tab: Tab): Promise<void> {
  const icons = ['icon-search', 'icon-store-finder', 'icon-user', 'icon-cart'];
  for (const name of ['top-banner', 'benefits', 'logo', 'search-input', ...icons]) {
    await tab.expectCount(part(name), 1);
  }
  await tab.expectCount(part('nav-item'), 4);
}

async function expectNoFlyout(tab: Tab): Promise<void> {
  await tab.expectHidden(part('flyout'));
  await tab.expectHidden('body.header2020-flyout-open');
}

/** Opens a page as a known visitor with three articles, and waits until it has read both from the services. */
async function openAsKnownVisitor(tab: Tab, path: string): Promise<void> {
  await tab.open('/contact');
  await tab.put('/demo/visitor', { kind: 'LOGGED_IN', firstName: 'Kim', lastName: 'Novak' });
  await tab.put('/demo/cart', CARTS.twoArticles);
  await tab.open(path);
  await tab.expectText(BADGE, /^3$/);
  await tab.expectVisible(KNOWN_USER);
}

/** Presses the button of a product page that adds the product to the cart. */
const add = (tab: Tab) => tab.click('main form button[type="submit"]');

/** Waits until the service has this number of articles. */
const expectInService = (tab: Tab, count: number) =>
  expect
    .poll(() =>
      tab.evaluate(async (path) => {
        const { cart } = await (await fetch(path)).json();
        return cart.numberOfArticles as number;
      }, CART_PATH),
    )
    .toBe(count);

// CART-21, ACC-17, HEAD-153
test('Back and Forward show the current cart and visitor, no flyout and the whole header', async ({
  tab,
}) => {
  await openAsKnownVisitor(tab, '/product/10107');
  await tab.click(part('icon-user'));
  await tab.expectVisible(flyout('account'));
  await tab.leaveFor('/product/10101');
  await add(tab);
  // Firefox does not cache a page with a pending request.
  await expectInService(tab, 4);
  await tab.return('back', '/product/10107');
  await tab.expectText(BADGE, /^4$/);
  await tab.expectVisible(KNOWN_USER);
  await expectNoFlyout(tab);
  await expectCompleteHeader(tab);
  await add(tab);
  await expectInService(tab, 5);
  await tab.return('forward', '/product/10101');
  await tab.expectText(BADGE, /^5$/);
  await tab.leaveFor('/logout');
  await tab.return('back', '/product/10101');
  await tab.expectHidden(KNOWN_USER);
  await expectNoFlyout(tab);
  await expectCompleteHeader(tab);
});

// CART-145
test('Back completes an addition that the last visited page left pending', async ({
  tab,
  shop,
}) => {
  await openAsKnownVisitor(tab, '/contact');
  await tab.leaveFor('/product/10101');
  // Simulates a change by another tab, so that the addition waits for a read.
  await tab.evaluate(() => {
    localStorage.setItem('fascia.cartTurn', JSON.stringify({ id: 'other', isOpen: false }));
  });
  shop.faults.set('cartRead', { kind: 'delay', ms: 1200 });
  await add(tab);
  await tab.expectText(BADGE, /^4$/);
  await tab.return('back', '/contact');
  await expectInService(tab, 4);
  await tab.expectText(BADGE, /^4$/);
  await tab.reload();
  await tab.expectText(BADGE, /^4$/);
});

// CART-22, ACC-14
test('two windows show the same cart and visitor', async ({ tab }) => {
  await openAsKnownVisitor(tab, '/product/10107');
  const other = await tab.openSibling();
  await other.open('/product/10101');
  await add(other);
  for (const each of [other, tab]) {
    await each.expectText(BADGE, /^4$/);
    await each.expectVisible(KNOWN_USER);
  }
  await other.leaveFor('/logout');
  for (const each of [other, tab]) {
    await each.expectHidden(KNOWN_USER);
    await expectNoFlyout(each);
    await expectCompleteHeader(each);
  }
});
