import { CARTS, entry, open, part } from './cart.ts';
import { expect, test } from './host.ts';

test('A click and away: the next page has it, however slow the shop is', async ({ page, shop }) => {
  await open(page, CARTS.some);
  shop.faults.set('cartChange', { kind: 'delay', ms: 3000 });
  await entry(page, 'Aurora')
    .getByRole('button', { name: /^Ein Stück mehr/ })
    .click();
  await page.goto('/service/cartfrontend/cart');
  await expect(part(page, 'cart-badge')).toHaveText('4');
  const inShop = async () => {
    const answer = await page.context().request.get('/service/cart/api/cart');
    return ((await answer.json()) as { cart: { numberOfArticles: number } }).cart.numberOfArticles;
  };
  await expect.poll(inShop).toBe(4);
  await expect(part(page, 'cart-badge')).toHaveText('4');
  await page.reload();
  await expect(part(page, 'cart-badge')).toHaveText('4');
});

test('A click and away before the code of the cart has come', async ({ page }) => {
  await page.context().request.put('/demo/cart', { data: CARTS.some });
  let isHeld = true;
  await page.route(/services.*\.js/, (route) => (isHeld ? undefined : route.continue()));
  await page.goto('/product/20104', { waitUntil: 'commit' });
  await expect(part(page, 'icon-cart')).toBeVisible();
  await page.waitForFunction(() => Symbol.for('fascia.page/1') in globalThis);
  await page.evaluate(() => {
    const registry = Reflect.get(globalThis, Symbol.for('fascia.page/1')) as {
      store: { dispatch(action: object): unknown };
    };
    const setArticle = { productId: '20104', tcm: '720104', quantity: 2 };
    registry.store.dispatch({ type: 'cart/changeRequested', payload: { setArticle } });
  });
  await expect(part(page, 'cart-badge')).toHaveText('2');
  isHeld = false;
  await page.goto('/service/cartfrontend/cart');
  await expect(part(page, 'cart-badge')).toHaveText('5');
});
