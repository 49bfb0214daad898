import { CARTS, countInService, moreButton, openWithCart } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';
import { part } from './locators.ts';

test.describe('the next page has a change that was made', () => {
  // CART-21
  test('just before the visitor left the page, also with a slow service', async ({
    page,
    shop,
  }) => {
    await openWithCart(page, CARTS.twoArticles);
    shop.faults.set('cartChange', { kind: 'delay', ms: 3000 });
    await moreButton(page, 'Aurora').click();
    await page.goto('/service/cartfrontend/cart');
    await expect(part(page, 'cart-badge')).toHaveText('4');
    await expect.poll(() => countInService(page)).toBe(4);
    await page.reload();
    await expect(part(page, 'cart-badge')).toHaveText('4');
  });

  test('before the code of the cart had loaded', async ({ page }) => {
    await page.context().request.put('/demo/cart', { data: CARTS.twoArticles });
    let isBlocked = true;
    await page.route(/services.*\.js/, (route) => (isBlocked ? undefined : route.continue()));
    await page.goto('/product/20104', { waitUntil: 'commit' });
    await expect(part(page, 'icon-cart')).toBeVisible();
    await page.waitForFunction(() =>
      Object.hasOwn(Object(Reflect.get(globalThis, Symbol.for('fascia.page/1'))), 'store'),
    );
    await page.evaluate(() => {
      const registry = Reflect.get(globalThis, Symbol.for('fascia.page/1')) as {
        store: { dispatch(action: object): unknown };
      };
      const setArticle = { productId: '20104', tcm: '720104', quantity: 2 };
      registry.store.dispatch({ type: 'cart/changeRequested', payload: { setArticle } });
    });
    await expect(part(page, 'cart-badge')).toHaveText('2');
    isBlocked = false;
    await page.goto('/service/cartfrontend/cart');
    await expect(part(page, 'cart-badge')).toHaveText('5');
  });
});
