import { expect } from '@playwright/test';
import { CARTS } from '../cartHelpers.ts';
import { test } from './engineTest.ts';
import { flyout, part, partIn } from './parts.ts';
import type { Tab } from './tab.ts';

const PRODUCT = '/product/10107';
const ADD = 'main form button[type="submit"]';
const BADGE = part('cart-badge');
const ENTRY = partIn(flyout('cart'), 'cart-entry');
const CHECKOUT = partIn(flyout('cart'), 'checkout');

async function openWithCart(tab: Tab, path = '/help', cart: object = CARTS.twoArticles) {
  await tab.open('/contact');
  await tab.put('/demo/cart', cart);
  await tab.open(path);
}

async function openCart(tab: Tab): Promise<void> {
  await tab.click(part('icon-cart'));
  await tab.expectVisible(CHECKOUT);
}

test.describe('the cart', () => {
  test('shows its number of articles', async ({ tab }) => {
    await openWithCart(tab);
    await tab.expectText(BADGE, /^3$/);
  });

  test('shows the stored number after a reload while the service is slow', async ({
    tab,
    shop,
  }) => {
    await openWithCart(tab);
    await tab.expectText(BADGE, /^3$/);
    shop.faults.set('cartRead', { kind: 'delay', ms: 60_000 });
    await tab.reload();
    await tab.expectText(BADGE, /^3$/);
    shop.faults.clear();
  });

  test('changes, removes and restores an article', async ({ tab }) => {
    await openWithCart(tab);
    await openCart(tab);
    await tab.click(`${ENTRY} button[aria-label^="Ein Stück mehr"]`);
    await tab.expectText(BADGE, /^4$/);
    await tab.click(`${ENTRY} button[aria-label^="Entfernen"]`);
    await tab.expectVisible(part('deleted-entry'));
    await tab.expectText(BADGE, /^1$/);
    await tab.click(part('undo'));
    await tab.expectText(BADGE, /^4$/);
    await tab.expectCount(ENTRY, 2);
  });

  test('opens and closes with the keyboard and returns the focus', async ({ tab }) => {
    await openWithCart(tab);
    await tab.focus(part('icon-cart'));
    await tab.press('Enter');
    await tab.expectVisible(CHECKOUT);
    await tab.press('Escape');
    await tab.expectHidden(CHECKOUT);
    await tab.expectFocus(part('icon-cart'));
  });

  test('opens with the Space key and does not scroll the page', async ({ tab }) => {
    await openWithCart(tab);
    await tab.focus(part('icon-cart'));
    await tab.press('Space');
    await tab.expectVisible(CHECKOUT);
    expect(await tab.evaluate(() => window.scrollY)).toBe(0);
  });

  test('receives an article from a product page and shows it', async ({ tab }) => {
    await tab.open(PRODUCT);
    await tab.click(ADD);
    await tab.expectVisible(part('cart-added'));
    await tab.expectText(BADGE, /^1$/);
  });

  test('leads to a checkout with the reduced header', async ({ tab }) => {
    await openWithCart(tab);
    await openCart(tab);
    await tab.click(CHECKOUT);
    await tab.expectPath(/^\/checkout/);
    await tab.expectVisible('[data-fascia="header"][data-reduced]');
    await tab.expectHidden(part('navigation'));
  });
});

test.describe('a cart whose service refuses a change', () => {
  test.use({ allowedReports: /"cart"/ });

  test('shows an error and keeps its count', async ({ tab, shop }) => {
    await openWithCart(tab);
    await openCart(tab);
    const body = JSON.stringify({ error: 'SOLDOUT' });
    shop.faults.set('cartChange', { kind: 'status', status: 409, body });
    await tab.click(`${ENTRY} button[aria-label^="Ein Stück mehr"]`);
    await tab.expectVisible(part('cart-error'));
    await tab.expectText(BADGE, /^3$/);
  });
});

test.describe('the cart of a phone', () => {
  test.use({ window: { width: 375, height: 700 } });

  test('closes with its close button, which returns the focus to the icon', async ({ tab }) => {
    await openWithCart(tab);
    await openCart(tab);
    await tab.click(partIn(flyout('cart'), 'flyout-close'));
    await tab.expectHidden(CHECKOUT);
    await tab.expectFocus(part('icon-cart'));
  });

  test('is Turkish on the Turkish site', async ({ tab }) => {
    await openWithCart(tab, '/help?site=TR');
    await openCart(tab);
    await tab.expectText(CHECKOUT, /[ıöüşçğİÖÜŞÇĞ]/);
    await tab.expectNoSidewaysScroll();
  });
});
