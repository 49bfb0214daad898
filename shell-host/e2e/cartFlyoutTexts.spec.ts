import type { Page } from '@playwright/test';
import { isSampleSite, runAxe } from './axe.ts';
import { CARTS, openWithCart, undoTimeBar } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';
import { flyout as flyoutOf, part } from './locators.ts';

const flyout = (page: Page) => flyoutOf(page, 'cart');

/** Expects links and buttons of at least 24 px that are not cut off in a window of this width. */
async function expectUsableTargets(page: Page, width: number): Promise<void> {
  expect(await flyout(page).evaluate((root) => root.scrollWidth - root.clientWidth)).toBe(0);
  const boxes = await flyout(page)
    .locator('a, button')
    .evaluateAll((targets) =>
      targets
        .map((target) => target.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .map(({ right, width: wide, height }) => ({ right, size: Math.min(wide, height) })),
    );
  expect(boxes.length).toBeGreaterThan(8);
  expect(boxes.filter(({ right, size }) => size < 24 || right > width)).toEqual([]);
}

/** Does not wait for animations, because the bar of a removed entry runs for ten seconds. */
async function expectNoViolations(page: Page, { colours }: { colours: boolean }): Promise<void> {
  const rules = { 'color-contrast': { enabled: colours } };
  const { violations } = await runAxe(page, '[data-flyout="cart"]', { rules });
  expect(violations).toEqual([]);
}

/** Opens a cart with entries of all kinds, and removes the first one. */
async function openWithRemovedEntry(page: Page, site: string): Promise<void> {
  await openWithCart(page, CARTS.allKinds, { site });
  await expect(part(page, 'cart-entry')).toHaveCount(7);
  await part(page, 'cart-entry').first().locator('button').last().click();
  await expect(part(page, 'deleted-entry')).toBeVisible();
  await expect(part(page, 'cart-entry')).toHaveCount(6);
}

test.describe('the cart flyout', () => {
  // Languages with long words.
  for (const site of ['DE', 'HU'] as const) {
    test(`fits 320 px and has no axe violations on ${site}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await openWithRemovedEntry(page, site);
      await expectUsableTargets(page, 320);
      await expectNoViolations(page, { colours: isSampleSite(site) });
    });
  }

  test('has no axe violations on a wide page and shows its bar in forced colours', async ({
    page,
  }) => {
    await openWithRemovedEntry(page, 'DE');
    await expectUsableTargets(page, 1500);
    await expectNoViolations(page, { colours: true });
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(part(page, 'deleted-entry')).toHaveCSS('outline-style', 'solid');
    const [bar, surface] = await undoTimeBar(page).evaluate((element) =>
      [element, element.closest('section') as Element].map(
        (each) => getComputedStyle(each).backgroundColor,
      ),
    );
    expect(bar).not.toBe(surface);
  });

  for (const [state, text] of [
    ['cart-loading', 'wird gerade geprüft'],
    ['cart', 'In den Warenkorb gelegt'],
  ] as const) {
    // CART-56
    test(`has the line “${text}” 8 px below the checkout button`, async ({ page }) => {
      await page.goto(`/playground?state=${state}&site=DE`);
      const checkout = part(flyout(page), 'checkout');
      await expect(checkout).toBeVisible();
      if (state === 'cart') await flyout(page).locator('output + button').first().click();
      const line = flyout(page).locator('p').last();
      await expect(line).toContainText(text);
      const gap = await line.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.querySelector('span') ?? element);
        const button = element.parentElement?.querySelector('[data-part="checkout"]');
        return range.getBoundingClientRect().top - (button?.getBoundingClientRect().bottom ?? 0);
      });
      expect(gap).toBeGreaterThanOrEqual(8);
      expect(gap).toBeLessThan(12);
    });
  }
});

// CART-148
for (const quantity of [3, 120]) {
  test(`the name of the cart icon contains its visible text with ${quantity} articles`, async ({
    page,
  }) => {
    const [article] = CARTS.twoArticles.articles;
    await openWithCart(page, { articles: [{ ...article, quantity }] }, { isOpen: false });
    await expect(part(page, 'cart-badge')).toBeVisible();
    const { violations, passed } = await runAxe(page, '[data-part="icon-cart"]', {
      runOnly: ['label-content-name-mismatch'],
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
    expect(violations).toEqual([]);
    expect(passed).toEqual(['label-content-name-mismatch']);
  });
}
