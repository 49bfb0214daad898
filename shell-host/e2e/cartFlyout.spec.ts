import { CARTS, cartEntry, openWithCart, part, undoTimeBar } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';

// CART-33, CART-40, CART-41, CART-43
test('Changing, removing and undoing update the badge and the flyout, the keyboard alone is enough, and a limit is explained', async ({
  page,
}) => {
  await openWithCart(page, CARTS.twoArticles);
  await expect(part(page, 'cart-badge')).toHaveText('3');
  await expect(part(page, 'cart-entry')).toHaveCount(2);
  const row = cartEntry(page, 'Aurora');
  await row.getByRole('button', { name: /^Ein Stück mehr/ }).click();
  await expect(row.locator('output')).toHaveText('3');
  await expect(part(page, 'cart-badge')).toHaveText('4');
  await row.getByRole('button', { name: /^Entfernen/ }).click();
  await expect(part(page, 'deleted-entry')).toContainText('Aurora');
  await expect(part(page, 'undo')).toBeFocused();
  await expect(part(page, 'cart-badge')).toHaveText('1');
  await part(page, 'undo').click();
  await expect(row.getByRole('button', { name: /^Entfernen/ })).toBeFocused();
  await expect(row.locator('output')).toHaveText('3');
  await expect(part(page, 'cart-badge')).toHaveText('4');
  await page.reload();
  await expect(part(page, 'cart-badge')).toHaveText('4');
  await test.step('with the keyboard alone', async () => {
    await openWithCart(page, CARTS.twoArticles, { isOpen: false });
    await part(page, 'icon-cart').focus();
    await page.keyboard.press('Enter');
    await expect(part(page, 'cart-entry')).toHaveCount(2);
    const expectNextFocus = async (name: RegExp) => {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAccessibleName(name);
    };
    await expectNextFocus(/^Schließen/);
    await expectNextFocus(/^Ein Stück weniger: .*Aurora/);
    await expectNextFocus(/^Ein Stück mehr: .*Aurora/);
    await page.keyboard.press('Space');
    await expect(part(page, 'cart-badge')).toHaveText('4');
    await expectNextFocus(/^Entfernen: .*Aurora/);
    await page.keyboard.press('Enter');
    await expect(part(page, 'undo')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Entfernen: .*Aurora/);
    await page.keyboard.press('Escape');
    await expect(part(page, 'cart-entry').first()).toBeHidden();
    await expect(part(page, 'icon-cart')).toBeFocused();
  });
  await test.step('more than the shop has', async () => {
    await openWithCart(page, { articles: [{ productId: '10104', tcm: '710104', quantity: 2 }] });
    const row = cartEntry(page, 'Jahreskaffee');
    await row.getByRole('button', { name: /^Ein Stück mehr/ }).click();
    await expect(part(page, 'cart-error')).toContainText('2 Stück');
    await expect(row.locator('output')).toHaveText('2');
  });
});

// CART-27, CART-28, CART-29, CART-40
test('Badge and checkout are as the cart’s content demands', async ({ page }) => {
  test.slow();
  await test.step('an empty cart has no badge, no checkout, and says that it is empty', async () => {
    await openWithCart(page, {});
    await expect(part(page, 'cart-badge')).toHaveCount(0);
    await expect(part(page, 'checkout')).toBeDisabled();
    await expect(page.getByText('Ihr Warenkorb ist noch leer.')).toBeVisible();
  });
  await test.step('more than 99 units are 99+', async () => {
    await openWithCart(page, { articles: [{ productId: '10101', tcm: '710101', quantity: 120 }] });
    await expect(part(page, 'cart-badge')).toHaveText('99+');
  });
  await test.step('sold-out and defective entries disable checkout', async () => {
    await openWithCart(page, CARTS.soldOut);
    await expect(part(page, 'checkout')).toBeDisabled();
    await openWithCart(page, CARTS.defective);
    await expect(part(page, 'checkout')).toBeDisabled();
  });
  await test.step('a partner product alone can be ordered', async () => {
    await openWithCart(page, {
      partnerProducts: [{ partnerProductId: 'bike-insurance', totalQuantity: 1 }],
    });
    await part(page, 'checkout').click();
    await expect(page).toHaveURL(/\/checkout/);
  });
});

// CART-55, CART-56
test('Nothing in the flyout moves when a stored cart has been read, on narrow and wide pages', async ({
  page,
}) => {
  test.slow();
  await openWithCart(page, CARTS.twoArticles, { isOpen: false });
  let read = Promise.withResolvers<void>();
  await page.route('**/service/cart/api/cart*', async (route) => {
    await read.promise;
    await route.continue();
  });
  for (const width of [320, 1280]) {
    await test.step(`${width} px`, async () => {
      read = Promise.withResolvers();
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      await part(page, 'icon-cart').click();
      await expect(part(page, 'cart-entry')).toHaveCount(2);
      const checkout = part(page, 'checkout');
      const reason = page.getByText('Ihr Warenkorb wird gerade geprüft.');
      await expect(checkout).toBeDisabled();
      await expect(reason).toBeVisible();
      const boxes = () =>
        page.locator('[data-flyout="cart"] :is(h2, li, a, button)').evaluateAll((elements) =>
          elements.map((element) => {
            const { x, y, width: wide, height } = element.getBoundingClientRect();
            return [x, y, wide, height].map(Math.round).join();
          }),
        );
      // The flyout appears with an animation.
      await page.locator('[data-flyout="cart"]').evaluate(async (flyout) => {
        await Promise.all(flyout.getAnimations().map(({ finished }) => finished));
      });
      const before = await boxes();
      read.resolve();
      await expect(checkout).toHaveAttribute('href', '/checkout');
      await expect(reason).toHaveCount(0);
      expect(await boxes()).toEqual(before);
    });
  }
});

// CART-25
test('A removed entry disappears after ten seconds, but not while the pointer or the focus is on it', async ({
  page,
}) => {
  await page.clock.install();
  await openWithCart(page, CARTS.twoArticles);
  const remove = (name: string) =>
    cartEntry(page, name)
      .getByRole('button', { name: /^Entfernen/ })
      .click();
  const playState = () =>
    undoTimeBar(page).evaluate((element) => element.getAnimations()[0]?.playState);
  await test.step('the pointer is over it', async () => {
    await remove('Aurora');
    await expect(undoTimeBar(page)).toHaveJSProperty('isConnected', true);
    await part(page, 'deleted-entry').hover();
    expect(await playState()).toBe('paused');
    await page.clock.fastForward(60_000);
    await expect(part(page, 'deleted-entry')).toBeVisible();
    await page.mouse.move(5, 880);
    expect(await playState()).toBe('running');
    await page.clock.fastForward(10_000);
    await expect(part(page, 'deleted-entry')).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Warenkorb', exact: true })).toBeFocused();
  });
  await test.step('it has the keyboard focus', async () => {
    await openWithCart(page, CARTS.twoArticles);
    await remove('Aurora');
    await page.mouse.move(5, 880);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(part(page, 'undo')).toBeFocused();
    await page.clock.fastForward(60_000);
    await expect(part(page, 'undo')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.clock.fastForward(10_000);
    await expect(part(page, 'deleted-entry')).toHaveCount(0);
  });
});
