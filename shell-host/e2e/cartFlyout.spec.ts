import AxeBuilder from '@axe-core/playwright';
import { bar, CARTS, entry, open, part } from './cart.ts';
import { expect, test } from './host.ts';

test('The count and the flyout follow what the visitor does', async ({ page }) => {
  await open(page, CARTS.some);
  await expect(part(page, 'cart-badge')).toHaveText('3');
  await expect(part(page, 'cart-entry')).toHaveCount(2);
  const row = entry(page, 'Aurora');
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

test('An empty cart has no count and no way to checkout, and says so', async ({ page }) => {
  await open(page, {});
  await expect(part(page, 'cart-badge')).toHaveCount(0);
  await expect(part(page, 'checkout')).toBeDisabled();
  await expect(page.getByText('Ihr Warenkorb ist noch leer.')).toBeVisible();
});

test('More than 99 pieces are 99+', async ({ page }) => {
  await open(page, { articles: [{ productId: '10101', tcm: '710101', quantity: 120 }] });
  await expect(part(page, 'cart-badge')).toHaveText('99+');
});

test('What was removed goes after ten seconds, but not under the pointer', async ({ page }) => {
  await page.clock.install();
  await open(page, CARTS.some);
  await entry(page, 'Aurora')
    .getByRole('button', { name: /^Entfernen/ })
    .click();
  await expect(bar(page)).toHaveJSProperty('isConnected', true);
  await part(page, 'deleted-entry').hover();
  expect(await bar(page).evaluate((own) => own.getAnimations()[0]?.playState)).toBe('paused');
  await page.clock.fastForward(60_000);
  await expect(part(page, 'deleted-entry')).toBeVisible();
  await page.mouse.move(5, 880);
  expect(await bar(page).evaluate((own) => own.getAnimations()[0]?.playState)).toBe('running');
  await page.clock.fastForward(10_000);
  await expect(part(page, 'deleted-entry')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Warenkorb', exact: true })).toBeFocused();
});

test('What was removed stays while the keyboard is in it', async ({ page }) => {
  await page.clock.install();
  await open(page, CARTS.some);
  await entry(page, 'Aurora')
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

test('A limit is told with its figure for 7.5 s; a copy stays until the next change', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, { articles: [{ productId: '10104', tcm: '710104', quantity: 2 }] });
  const row = entry(page, 'Jahreskaffee');
  await row.getByRole('button', { name: /^Ein Stück mehr/ }).click();
  await expect(part(page, 'cart-error')).toContainText('2 Stück');
  await expect(row.locator('output')).toHaveText('2');
  await page.clock.fastForward(7500);
  await expect(part(page, 'cart-error')).toHaveCount(0);
  await expect(part(page, 'cart-error-last')).toContainText('2 Stück');
  await row.getByRole('button', { name: /^Ein Stück weniger/ }).click();
  await expect(part(page, 'cart-error-last')).toHaveCount(0);
});

test('Checkout follows its rule: sold out, defective, a partner’s product alone', async ({
  page,
}) => {
  await open(page, CARTS.soldOut);
  await expect(part(page, 'checkout')).toBeDisabled();
  await open(page, CARTS.defective);
  await expect(part(page, 'checkout')).toBeDisabled();
  await open(page, { partnerProducts: [{ partnerProductId: 'bike-insurance', totalQuantity: 1 }] });
  await part(page, 'checkout').click();
  await expect(page).toHaveURL(/\/checkout/);
});

test('The flyout is used by keyboard alone', async ({ page }) => {
  await open(page, CARTS.some, { isOpen: false });
  await part(page, 'icon-cart').focus();
  await page.keyboard.press('Enter');
  await expect(part(page, 'cart-entry')).toHaveCount(2);
  const tab = async (name: RegExp) => {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  };
  await tab(/^Schließen/);
  await tab(/^Ein Stück weniger: .*Aurora/);
  await tab(/^Ein Stück mehr: .*Aurora/);
  await page.keyboard.press('Space');
  await expect(part(page, 'cart-badge')).toHaveText('4');
  await tab(/^Entfernen: .*Aurora/);
  await page.keyboard.press('Enter');
  await expect(part(page, 'undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Entfernen: .*Aurora/);
  await page.keyboard.press('Escape');
  await expect(part(page, 'cart-entry').first()).toBeHidden();
  await expect(part(page, 'icon-cart')).toBeFocused();
});

// One site a language.
for (const site of ['DE', 'CH_FR', 'CZ', 'HU', 'PL', 'SK', 'TR']) {
  test(`axe finds nothing in the flyout of ${site}, and nothing is cut off at 320 px`, async ({
    page,
  }) => {
    for (const width of [1500, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, CARTS.everything, { site });
      const rows = await part(page, 'cart-entry').count();
      await part(page, 'cart-entry').first().locator('button').last().click();
      await expect(part(page, 'deleted-entry')).toBeVisible();
      await expect(part(page, 'cart-entry')).toHaveCount(rows - 1);
      const flyout = page.locator('[data-flyout="cart"]');
      const { violations } = await new AxeBuilder({ page })
        .include('[data-flyout="cart"]')
        .analyze();
      expect(violations).toEqual([]);
      expect(await flyout.evaluate((own) => own.scrollWidth - own.clientWidth)).toBe(0);
      for (const target of await flyout.locator('a:visible, button:visible').all()) {
        const box = await target.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
    }
  });
}

test('With forced colours the time bar and the rows have edges', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, CARTS.everything);
  await entry(page, 'Aurora').first().locator('button').last().click();
  const row = part(page, 'deleted-entry');
  await expect(row).toHaveCSS('outline-style', 'solid');
  const colours = await bar(page).evaluate((own) => {
    const surface = getComputedStyle(own.closest('section') as Element).backgroundColor;
    return [getComputedStyle(own).backgroundColor, surface];
  });
  expect(colours[0]).not.toBe(colours[1]);
});
