import { isSampleSite, runAxe } from './axe.ts';
import { CARTS, openWithCart, part, undoTimeBar } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';

test('The flyout has no axe violations in any language, nothing is cut off at 320 px, and forced colours show the time bar', async ({
  page,
}) => {
  test.slow();
  const flyout = page.locator('[data-flyout="cart"]');
  // Without waiting for animations: under the pointer, that of a removed entry is paused.
  const expectNoAxeViolations = async (hasColours: boolean) => {
    const rules = { 'color-contrast': { enabled: hasColours } };
    const { violations } = await runAxe(page, '[data-flyout="cart"]', { rules });
    expect(violations).toEqual([]);
  };
  const expectRoom = async (width: number) => {
    expect(await flyout.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const boxes = await flyout.locator('a, button').evaluateAll((targets) =>
      targets
        .map((target) => target.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .map(({ right, width: wide, height }) => ({ right, size: Math.min(wide, height) })),
    );
    expect(boxes.length).toBeGreaterThan(8);
    expect(boxes.filter(({ right, size }) => size < 24 || right > width)).toEqual([]);
  };
  // One site for each language.
  for (const site of ['DE', 'CH_FR', 'CZ', 'HU', 'PL', 'SK', 'TR'] as const) {
    await test.step(site, async () => {
      await page.setViewportSize({ width: 320, height: 800 });
      await openWithCart(page, CARTS.allKinds, { site });
      const rows = await part(page, 'cart-entry').count();
      await part(page, 'cart-entry').first().locator('button').last().click();
      await expect(part(page, 'deleted-entry')).toBeVisible();
      await expect(part(page, 'cart-entry')).toHaveCount(rows - 1);
      const hasColours = isSampleSite(site);
      await expectNoAxeViolations(hasColours);
      await expectRoom(320);
      if (!hasColours) return;
      await page.setViewportSize({ width: 1500, height: 800 });
      await expectNoAxeViolations(true);
      await expectRoom(1500);
      await page.emulateMedia({ forcedColors: 'active' });
      await expect(part(page, 'deleted-entry')).toHaveCSS('outline-style', 'solid');
      const [bar, surface] = await undoTimeBar(page).evaluate((element) =>
        [element, element.closest('section') as Element].map(
          (each) => getComputedStyle(each).backgroundColor,
        ),
      );
      expect(bar).not.toBe(surface);
      await page.emulateMedia({ forcedColors: 'none' });
    });
  }
});

test('The line below the checkout is as far from it while the cart is checked as when something was added (CART-141)', async ({
  page,
}) => {
  const flyout = page.locator('[data-flyout="cart"]');
  const line = flyout.locator('p').last();
  for (const [state, text] of [
    ['cart-loading', 'wird gerade geprüft'],
    ['cart', 'In den Warenkorb gelegt'],
  ] as const) {
    await page.goto(`/playground?state=${state}&site=DE`);
    await expect(flyout.locator('[data-part="checkout"]')).toBeVisible();
    if (state === 'cart') await flyout.locator('output + button').first().click();
    await expect(line).toContainText(text);
    const gap = await line.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.querySelector('span') ?? element);
      const button = element.parentElement?.querySelector('[data-part="checkout"]');
      return range.getBoundingClientRect().top - (button?.getBoundingClientRect().bottom ?? 0);
    });
    expect(gap, state).toBeGreaterThanOrEqual(8);
    expect(gap, state).toBeLessThan(12);
  }
});
