import { CARTS, entry, open, part } from './cart.ts';
import { expect, test } from './host.ts';

const CART_PAGE = '/service/cartfrontend/cart';

for (const [how, fault] of [
  ['is slow', { kind: 'delay', ms: 3000 }],
  ['answers with an error page', { kind: 'html', times: 1 }],
] as const) {
  test(`A click and away: the next page has it, even if the shop ${how}`, async ({
    page,
    shop,
  }) => {
    await open(page, CARTS.some);
    shop.faults.set('cartChange', fault);
    await entry(page, 'Aurora')
      .getByRole('button', { name: /^Ein Stück mehr/ })
      .click();
    await page.goto(CART_PAGE);
    await expect(part(page, 'cart-badge')).toHaveText('4');
    await page.waitForTimeout(4000);
    await expect(part(page, 'cart-badge')).toHaveText('4');
    shop.faults.clear();
    await page.reload();
    await expect(part(page, 'cart-badge')).toHaveText('4');
  });
}
