import { CARTS, openHomeWithCart } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';
import { boxOf, flyout, part, searchField } from './locators.ts';
import { resize, waitForPageData, waitForRendering } from './pageData.ts';
import { doubleTextSize, findBrokenWords, findHorizontalOverflow } from './textSize.ts';

// Without animations, elements are measured in their final position.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  hasTouch: true,
  viewport: { width: 320, height: 720 },
});

for (const path of [
  '/?site=HU',
  '/product/20104?site=HU',
  '/service/cartfrontend/cart?site=HU',
  '/checkout?site=HU',
]) {
  // HOST-45
  test(
    `${path} does not scroll sideways at 320 or 375 px with double text size`,
    { tag: path === '/?site=HU' ? '@journey' : [] },
    async ({ page }) => {
      await page.context().request.put('/demo/cart', { data: CARTS.allKinds });
      await doubleTextSize(page);
      await page.goto(path);
      if (!path.startsWith('/checkout')) await waitForPageData(page);
      await part(page, 'country-switcher').locator('> button').press('Enter');
      await expect(part(page, 'country').first()).toBeVisible();
      for (const width of [320, 375]) {
        await resize(page, width, 720);
        expect(await findHorizontalOverflow(page), `${width} px`).toEqual([]);
      }
    },
  );
}

// HOST-45
test('the newsletter form does not scroll sideways with its errors', async ({ page }) => {
  await doubleTextSize(page);
  await page.goto('/subscribenewsletter?site=HU');
  const form = part(page, 'form').first();
  await form.locator('[name="email"]').fill('invalid');
  await form.locator('[type="submit"]').press('Enter');
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  for (const width of [320, 375]) {
    await resize(page, width, 720);
    expect(await findHorizontalOverflow(page), `${width} px`).toEqual([]);
  }
});

test('the cart flyout is readable at 320 px with double text size', async ({ page }) => {
  await openHomeWithCart(page, CARTS.allKinds, { site: 'HU' });
  await doubleTextSize(page);
  await waitForRendering(page);
  expect(await findHorizontalOverflow(page)).toEqual([]);
  const rows = part(page, 'cart-entry');
  await expect(rows).toHaveCount(7);
  for (const row of await rows.all()) {
    await row.getByRole('button').last().click({ trial: true });
    const title = await boxOf(row.locator('> div > span').first());
    expect(title.width).toBeGreaterThanOrEqual(140);
    const content = await boxOf(row.locator('> div'));
    for (const button of await row.locator('[role="group"] > button').all()) {
      expect((await boxOf(button)).right).toBeLessThanOrEqual(content.right);
    }
  }
  const badge = await boxOf(part(page, 'cart-badge'));
  const icon = await boxOf(part(page, 'icon-cart').locator('svg'));
  const overlapWidth = icon.right - Math.max(badge.x, icon.x);
  const overlapHeight = badge.bottom - Math.max(badge.y, icon.y);
  expect((overlapWidth * overlapHeight) / (icon.width * icon.height)).toBeLessThan(0.5);
});

test('at 400 % zoom the cart flyout’s links do not cover its entries', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openHomeWithCart(page, CARTS.twoArticles);
  for (const entry of await part(page, 'cart-entry').all()) {
    const isVisible = await entry.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
      return element.contains(topmost);
    });
    expect(isVisible).toBe(true);
  }
  await part(page, 'checkout').click({ trial: true });
});

// HEAD-60, UI-45
test('a filled search field has 150 px for text between two targets of 44 px', async ({ page }) => {
  await page.goto('/help');
  for (const textSize of ['normal', 'double']) {
    await test.step(`${textSize} text size`, async () => {
      if (textSize === 'double') await doubleTextSize(page);
      await searchField(page).fill('Kaffee');
      for (const name of ['search-clear', 'search-submit']) {
        expect((await boxOf(part(page, name))).width).toBeGreaterThanOrEqual(44);
      }
      const textWidth = await searchField(page).evaluate((input) => {
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
        return input.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      });
      expect(textWidth).toBeGreaterThanOrEqual(150);
      const terms = part(page, 'suggestions').locator('[data-kind="term"]');
      await expect(terms.first()).toBeVisible();
      expect(await findBrokenWords(terms)).toEqual([]);
      await searchField(page).fill('');
      await searchField(page).blur();
    });
  }
});

test('with double text size a tap on the search icon or box focuses a field', async ({ page }) => {
  await doubleTextSize(page);
  await page.goto('/help');
  await part(page, 'icon-search').tap();
  await expect(part(flyout(page, 'search'), 'search-input')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(flyout(page, 'search')).toBeHidden();
  for (const width of [1000, 1500]) {
    await page.setViewportSize({ width, height: 900 });
    await part(page, 'search').first().tap();
    await expect(searchField(page)).toBeFocused();
    await searchField(page).blur();
  }
  expect(new URL(page.url()).pathname).toBe('/help');
});

// SEARCH-26
test('on a phone the search flyout’s close button is beside its long title', async ({ page }) => {
  await page.goto('/help?site=HU');
  await part(page, 'icon-search').tap();
  const search = flyout(page, 'search');
  await expect(part(search, 'search-input')).toBeVisible();
  /**
   * Positions from the flyout's upper left corner. The title is a pseudo-element, so its size is read from its style.
   */
  const measure = () =>
    search.evaluate((panel) => {
      const title = getComputedStyle(panel, '::before');
      const { paddingInlineStart, paddingBlockStart } = getComputedStyle(panel);
      const { left, top } = panel.getBoundingClientRect();
      const find = (name: string) =>
        panel.querySelector(`[data-part="${name}"]`)?.getBoundingClientRect() ?? new DOMRect();
      const [close, field] = [find('flyout-close'), find('search')];
      const [padding, titleTop] = [parseFloat(paddingInlineStart), parseFloat(paddingBlockStart)];
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) throw new Error('Canvas is not supported');
      canvas.font = `${title.fontWeight} ${title.fontSize} ${title.fontFamily}`;
      const words = panel.getAttribute('aria-label')?.split(' ') ?? [];
      return {
        padding,
        width: panel.clientWidth,
        longestWord: Math.max(...words.map((word) => canvas.measureText(word).width)),
        lines: Math.round(parseFloat(title.height) / parseFloat(title.lineHeight)),
        titleTop,
        titleRight: padding + parseFloat(title.width),
        titleBottom: titleTop + parseFloat(title.height),
        closeTop: close.top - top,
        closeLeft: close.left - left,
        closeRight: close.right - left,
        fieldTop: field.top - top,
      };
    });
  for (const textSize of ['normal', 'double']) {
    if (textSize === 'double') await doubleTextSize(page);
    for (const width of [375, 320]) {
      await test.step(`${width} px, ${textSize} text size`, async () => {
        await resize(page, width, 720);
        const found = await measure();
        expect(found.closeTop).toBeCloseTo(found.titleTop, 0);
        expect(found.closeRight).toBeCloseTo(found.width - found.padding, 0);
        expect(found.titleRight).toBeLessThanOrEqual(found.closeLeft + 0.5);
        expect(found.fieldTop).toBeGreaterThanOrEqual(found.titleBottom);
        expect(found.longestWord).toBeLessThanOrEqual(found.titleRight - found.padding + 0.5);
        if (textSize === 'double') expect(found.lines).toBeGreaterThan(1);
      });
    }
  }
});
