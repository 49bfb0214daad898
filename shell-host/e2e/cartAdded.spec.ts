import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { addButton } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';
import { boxOf, part } from './locators.ts';
import { waitForPageData } from './pageData.ts';
import { doubleTextSize, findHorizontalOverflow } from './textSize.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PRODUCT = '/product/10107';
const card = (page: Page) => part(page, 'cart-added');

/** Whether no other element covers an element. */
const isUncovered = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    return [left + 4, (left + right) / 2, right - 4].every((x) =>
      element.contains(document.elementFromPoint(x, middle)),
    );
  });

const scrollTo = (button: Locator, block: 'start' | 'end') =>
  button.evaluate((element, position) => element.scrollIntoView({ block: position }), block);

test.describe('the card of an added article', () => {
  // CART-110
  test(
    'is below the cart icon, and the pressed button keeps the focus',
    { tag: '@journey' },
    async ({ page }) => {
      const readShifts = await recordLayoutShifts(page, { skipsInput: true });
      await page.goto(PRODUCT);
      await waitForPageData(page);
      await addButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(card(page)).toContainText('In den Warenkorb gelegt: Kaffeekapseln');
      const icon = await boxOf(part(page, 'icon-cart'));
      const shown = await boxOf(card(page));
      expect(shown.y).toBeGreaterThanOrEqual(icon.bottom);
      expect(shown.y).toBeLessThan(icon.bottom + 20);
      expect(Math.abs(shown.right - icon.right)).toBeLessThan(2);
      await expect(addButton(page)).toBeFocused();
      expect(await isUncovered(addButton(page))).toBe(true);
      await expectNoViolations(page, '[data-part="cart-added"]');
      expect(await readShifts()).toEqual([]);
    },
  );

  test('is at the edge of a phone’s screen opposite the pressed button', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(PRODUCT);
    for (const block of ['end', 'start'] as const) {
      await scrollTo(addButton(page), block);
      await addButton(page).click();
      await expect(card(page)).toBeVisible();
      const shown = await boxOf(card(page));
      if (block === 'end') expect(shown.bottom).toBeLessThan(400);
      else expect(shown.y).toBeGreaterThan(400);
      expect([shown.x, shown.right]).toEqual([8, 367]);
      expect(await isUncovered(addButton(page))).toBe(true);
      await part(page, 'cart-added-close').click();
      await expect(card(page)).toHaveCount(0);
    }
  });

  test('is visible when the header has scrolled away, and leads to the cart', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 500 });
    await page.goto(PRODUCT);
    await scrollTo(addButton(page), 'end');
    await addButton(page).click();
    await expect(card(page)).toBeInViewport({ ratio: 1 });
    expect(await isUncovered(addButton(page))).toBe(true);
    await part(page, 'cart-added-link').click();
    await expect(page).toHaveURL(/cartfrontend\/cart/);
    await expect(card(page)).toHaveCount(0);
  });

  test('fits 320 px with double text size', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto(`${PRODUCT}?site=HU`);
    await doubleTextSize(page);
    await addButton(page).click();
    await expect(card(page)).toBeInViewport({ ratio: 1 });
    expect(await findHorizontalOverflow(page)).toEqual([]);
    for (const name of ['cart-added-link', 'cart-added-close']) {
      await part(page, name).click({ trial: true });
    }
  });
});
