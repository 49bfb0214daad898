import type { Page } from '@playwright/test';
import {
  CART_PATH,
  CARTS,
  cartEntry,
  moreButton,
  openWithCart,
  removeButton,
  undoTimeBar,
} from './cartHelpers.ts';
import { holdRequests } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { finishAnimations, flyout as flyoutOf, part } from './locators.ts';

const flyout = (page: Page) => flyoutOf(page, 'cart');
const badge = (page: Page) => part(page, 'cart-badge');

/** Position and size of everything in the flyout that should not move. */
const boxesOf = (page: Page) =>
  flyout(page)
    .locator(':is(h2, li, a, button)')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
      }),
    );

test.describe('the cart flyout', () => {
  // CART-23, CART-41, CART-43
  test('changes, removes and restores an article', { tag: '@journey' }, async ({ page }) => {
    await openWithCart(page, CARTS.twoArticles);
    await expect(badge(page)).toHaveText('3');
    await moreButton(page, 'Aurora').click();
    await expect(cartEntry(page, 'Aurora').locator('output')).toHaveText('3');
    await expect(badge(page)).toHaveText('4');
    await removeButton(page, 'Aurora').click();
    await expect(part(page, 'deleted-entry')).toContainText('Aurora');
    await expect(badge(page)).toHaveText('1');
    await part(page, 'undo').click();
    await expect(cartEntry(page, 'Aurora').locator('output')).toHaveText('3');
    await expect(badge(page)).toHaveText('4');
    await page.reload();
    await expect(badge(page)).toHaveText('4');
  });

  // CART-43, CART-116
  test('can be used with the keyboard alone', { tag: '@journey' }, async ({ page }) => {
    await openWithCart(page, CARTS.twoArticles, { isOpen: false });
    await part(page, 'icon-cart').focus();
    await page.keyboard.press('Enter');
    await expect(part(page, 'cart-entry')).toHaveCount(2);
    const focused = page.locator(':focus');
    for (const name of [
      /^Schließen/,
      /^Ein Stück weniger: .*Aurora/,
      /^Ein Stück mehr: .*Aurora/,
    ]) {
      await page.keyboard.press('Tab');
      await expect(focused).toHaveAccessibleName(name);
    }
    await page.keyboard.press('Space');
    await expect(badge(page)).toHaveText('4');
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName(/^Entfernen: .*Aurora/);
    await page.keyboard.press('Enter');
    await expect(part(page, 'undo')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(focused).toHaveAccessibleName(/^Entfernen: .*Aurora/);
    await page.keyboard.press('Escape');
    await expect(part(page, 'cart-entry').first()).toBeHidden();
    await expect(part(page, 'icon-cart')).toBeFocused();
  });

  // CART-27
  test('leads to checkout', { tag: '@journey' }, async ({ page }) => {
    const partnerProducts = [{ partnerProductId: 'bike-insurance', totalQuantity: 1 }];
    await openWithCart(page, { partnerProducts });
    await part(page, 'checkout').click();
    await expect(page).toHaveURL(/\/checkout/);
    await expect(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeEnabled();
  });

  for (const width of [320, 1280]) {
    // CART-55, CART-56
    test(`does not move at ${width} px when a stored cart has been confirmed`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openWithCart(page, CARTS.twoArticles, { isOpen: false });
      await expect(badge(page)).toHaveText('3');
      const release = await holdRequests(page, `**${CART_PATH}*`);
      await page.reload();
      await part(page, 'icon-cart').click();
      await expect(part(page, 'cart-entry')).toHaveCount(2);
      const reason = page.getByText('Ihr Warenkorb wird gerade geprüft.');
      await expect(reason).toBeVisible();
      await finishAnimations(page);
      const before = await boxesOf(page);
      release();
      await expect(part(page, 'checkout')).toHaveAttribute('href', '/checkout');
      await expect(reason).toHaveCount(0);
      expect(await boxesOf(page)).toEqual(before);
    });
  }

  // CART-42
  test('does not move a stepper that is pressed repeatedly', async ({ page }) => {
    await openWithCart(page, CARTS.twoArticles);
    const more = moreButton(page, 'Aurora');
    await expect(more).toBeVisible();
    await finishAnimations(page);
    const before = await more.boundingBox();
    await more.click();
    const line = flyout(page).getByText('In den Warenkorb gelegt');
    await expect(line).toBeVisible();
    expect(await more.boundingBox()).toEqual(before);
    const roomBelow = await line.evaluate((element) => {
      const { bottom = 0 } = element.closest('[data-flyout]')?.getBoundingClientRect() ?? {};
      return bottom - element.getBoundingClientRect().bottom;
    });
    expect(roomBelow).toBeGreaterThanOrEqual(12);
    await more.click();
    await expect(badge(page)).toHaveText('5');
    expect(await more.boundingBox()).toEqual(before);
  });

  // CART-23
  test('pauses the bar of a removed entry while the pointer is over the entry', async ({
    page,
  }) => {
    await openWithCart(page, CARTS.twoArticles);
    await page.clock.install();
    await removeButton(page, 'Aurora').click();
    const playState = () =>
      undoTimeBar(page).evaluate((element) => element.getAnimations()[0]?.playState);
    await part(page, 'deleted-entry').hover();
    await expect.poll(playState).toBe('paused');
    await page.clock.fastForward(60_000);
    await expect(part(page, 'deleted-entry')).toBeVisible();
    await page.mouse.move(5, 880);
    await expect.poll(playState).toBe('running');
    await page.clock.fastForward(10_000);
    await expect(part(page, 'deleted-entry')).toHaveCount(0);
  });
});
