import { isSampleSite, runAxe } from './axe.ts';
import { CARTS, cartEntry, openHomeWithCart, part, undoTimeBar } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';

// CART-40, CART-41
test('Changing, removing and undoing update the badge and the flyout', async ({ page }) => {
  await openHomeWithCart(page, CARTS.twoArticles);
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
});

test('An empty cart has no badge, disables checkout and says that it is empty', async ({
  page,
}) => {
  await openHomeWithCart(page, {});
  await expect(part(page, 'cart-badge')).toHaveCount(0);
  await expect(part(page, 'checkout')).toBeDisabled();
  await expect(page.getByText('Ihr Warenkorb ist noch leer.')).toBeVisible();
});

// CART-55, CART-56
for (const width of [320, 1280]) {
  test(`Nothing in the flyout moves when a stored cart has been read, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHomeWithCart(page, CARTS.twoArticles, { isOpen: false });
    const read = Promise.withResolvers<void>();
    await page.route('**/service/cart/api/cart*', async (route) => {
      await read.promise;
      await route.continue();
    });
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

// CART-40
test('The badge shows 99+ for more than 99 units', async ({ page }) => {
  await openHomeWithCart(page, {
    articles: [{ productId: '10101', tcm: '710101', quantity: 120 }],
  });
  await expect(part(page, 'cart-badge')).toHaveText('99+');
});

// CART-25
test('A removed entry disappears after ten seconds, but not while the pointer is over it', async ({
  page,
}) => {
  await page.clock.install();
  await openHomeWithCart(page, CARTS.twoArticles);
  await cartEntry(page, 'Aurora')
    .getByRole('button', { name: /^Entfernen/ })
    .click();
  await expect(undoTimeBar(page)).toHaveJSProperty('isConnected', true);
  await part(page, 'deleted-entry').hover();
  expect(await undoTimeBar(page).evaluate((element) => element.getAnimations()[0]?.playState)).toBe(
    'paused',
  );
  await page.clock.fastForward(60_000);
  await expect(part(page, 'deleted-entry')).toBeVisible();
  await page.mouse.move(5, 880);
  expect(await undoTimeBar(page).evaluate((element) => element.getAnimations()[0]?.playState)).toBe(
    'running',
  );
  await page.clock.fastForward(10_000);
  await expect(part(page, 'deleted-entry')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Warenkorb', exact: true })).toBeFocused();
});

// CART-25
test('A removed entry stays while it has the keyboard focus', async ({ page }) => {
  await page.clock.install();
  await openHomeWithCart(page, CARTS.twoArticles);
  await cartEntry(page, 'Aurora')
    .getByRole('button', { name: /^Entfernen/ })
    .click();
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

// CART-33, CART-35, CART-43
test('The error that a limit was reached is shown for 7.5 s; a copy in the flyout stays until the next change', async ({
  page,
}) => {
  await page.clock.install();
  await openHomeWithCart(page, { articles: [{ productId: '10104', tcm: '710104', quantity: 2 }] });
  const row = cartEntry(page, 'Jahreskaffee');
  await row.getByRole('button', { name: /^Ein Stück mehr/ }).click();
  await expect(part(page, 'cart-error')).toContainText('2 Stück');
  await expect(row.locator('output')).toHaveText('2');
  await page.clock.fastForward(7500);
  await expect(part(page, 'cart-error')).toHaveCount(0);
  await expect(part(page, 'cart-error-last')).toContainText('2 Stück');
  await row.getByRole('button', { name: /^Ein Stück weniger/ }).click();
  await expect(part(page, 'cart-error-last')).toHaveCount(0);
});

// CART-27, CART-28, CART-29
test('Checkout is disabled for sold-out and defective entries and enabled for a partner product alone', async ({
  page,
}) => {
  await openHomeWithCart(page, CARTS.soldOut);
  await expect(part(page, 'checkout')).toBeDisabled();
  await openHomeWithCart(page, CARTS.defective);
  await expect(part(page, 'checkout')).toBeDisabled();
  await openHomeWithCart(page, {
    partnerProducts: [{ partnerProductId: 'bike-insurance', totalQuantity: 1 }],
  });
  await part(page, 'checkout').click();
  await expect(page).toHaveURL(/\/checkout/);
});

test('The flyout works with the keyboard alone', async ({ page }) => {
  await openHomeWithCart(page, CARTS.twoArticles, { isOpen: false });
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

// One site for each language.
for (const site of ['DE', 'CH_FR', 'CZ', 'HU', 'PL', 'SK', 'TR'] as const) {
  test(`The flyout of ${site} has no axe violations, and nothing is cut off at 320 px`, async ({
    page,
  }) => {
    for (const width of isSampleSite(site) ? [1500, 320] : [320]) {
      await page.setViewportSize({ width, height: 800 });
      await openHomeWithCart(page, CARTS.allKinds, { site });
      const rows = await part(page, 'cart-entry').count();
      await part(page, 'cart-entry').first().locator('button').last().click();
      await expect(part(page, 'deleted-entry')).toBeVisible();
      await expect(part(page, 'cart-entry')).toHaveCount(rows - 1);
      const flyout = page.locator('[data-flyout="cart"]');
      const rules = { 'color-contrast': { enabled: isSampleSite(site) } };
      const { violations } = await runAxe(page, '[data-flyout="cart"]', { rules });
      expect(violations).toEqual([]);
      expect(await flyout.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      for (const target of await flyout.locator('a:visible, button:visible').all()) {
        const box = await target.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
    }
  });
}

test('With forced colours the time bar and the removed entry stay visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHomeWithCart(page, CARTS.allKinds);
  await cartEntry(page, 'Aurora').first().locator('button').last().click();
  const row = part(page, 'deleted-entry');
  await expect(row).toHaveCSS('outline-style', 'solid');
  const colours = await undoTimeBar(page).evaluate((element) => {
    const surface = getComputedStyle(element.closest('section') as Element).backgroundColor;
    return [getComputedStyle(element).backgroundColor, surface];
  });
  expect(colours[0]).not.toBe(colours[1]);
});
