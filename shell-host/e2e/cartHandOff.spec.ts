import { CARTS, countInService, moreButton, openWithCart } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';
import { part } from './locators.ts';

// CART-21
test('the next page shows a change made just before leaving, even if the service is slow', async ({
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
