import { CARTS, openHomeWithCart, part } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';
import { doubleTextSize, findBrokenWords, findHorizontalOverflow } from './textSize.ts';

const PATHS = [
  '/',
  '/category/mugs-cups',
  '/product/20104',
  '/service/cartfrontend/cart',
  '/checkout',
  '/subscribenewsletter',
] as const;

// Animations are off, so that elements are measured in their final position.
test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true });

for (const site of ['DE', 'HU']) {
  // HOST-45
  test(`No page of ${site} scrolls sideways at 320 or 375 px with double text size`, async ({
    page,
  }) => {
    await page.context().request.put('/demo/cart', { data: CARTS.allKinds });
    /** Also with the countries, which are open from the first width on. */
    const expectNoOverflow = async (what: string) => {
      for (const width of [375, 320]) {
        await page.setViewportSize({ width, height: 720 });
        expect(await findHorizontalOverflow(page), `${what}, ${width} px`).toEqual([]);
      }
    };
    for (const path of PATHS) {
      await page.setViewportSize({ width: 375, height: 720 });
      await page.goto(`${path}?site=${site}`);
      await doubleTextSize(page);
      const country = page.locator('[data-part="country-switcher"] > button');
      await country.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      await country.press('Enter');
      await expect(page.locator('[data-part="country"]').first()).toBeVisible();
      await expectNoOverflow(path);
      if (path !== '/subscribenewsletter') continue;
      await page.locator('[data-part="form"] [name="email"]').first().fill('nobody');
      await page.locator('[data-part="form"] [type="submit"]').first().press('Enter');
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      await expectNoOverflow('the expanded form');
    }
  });
}

test('The cart flyout is readable at 320 px with double text size, and at 400 % zoom its links cover none of its entries', async ({
  page,
}) => {
  for (const site of ['DE', 'HU']) {
    await test.step(`${site} with double text size`, async () => {
      await page.setViewportSize({ width: 320, height: 720 });
      await openHomeWithCart(page, CARTS.allKinds, { site });
      await doubleTextSize(page);
      expect(await findHorizontalOverflow(page)).toEqual([]);
      const rows = part(page, 'cart-entry');
      await expect(rows).toHaveCount(7);
      for (const row of await rows.all()) {
        await row.getByRole('button').last().click({ trial: true });
        const title = await row.locator('> div > span').first().boundingBox();
        expect(title?.width).toBeGreaterThanOrEqual(140);
        const content = await row.locator('> div').boundingBox();
        const contentEnd = (content?.x ?? 0) + (content?.width ?? 0);
        for (const button of await row.locator('[role="group"] > button').all()) {
          const box = await button.boundingBox();
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(contentEnd);
        }
      }
      const badge = await part(page, 'cart-badge').boundingBox();
      const icon = await part(page, 'icon-cart').locator('svg').boundingBox();
      if (!badge || !icon) throw new Error('The cart badge is missing');
      const overlapWidth = icon.x + icon.width - Math.max(badge.x, icon.x);
      const overlapHeight = badge.y + badge.height - Math.max(badge.y, icon.y);
      expect((overlapWidth * overlapHeight) / (icon.width * icon.height)).toBeLessThan(0.5);
    });
  }
  await test.step('400 % zoom', async () => {
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
});

// HEAD-61
test('On a touch screen a filled search field has 150 px for text between two targets of 44 px, and with double text size a tap focuses a field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto('/');
  for (const textSize of ['normal', 'double']) {
    if (textSize === 'double') await doubleTextSize(page);
    const field = part(page, 'search-input');
    await field.fill('Kaffee');
    const clear = await part(page, 'search-clear').boundingBox();
    const submit = await part(page, 'search-submit').boundingBox();
    expect(Math.min(clear?.width ?? 0, submit?.width ?? 0)).toBeGreaterThanOrEqual(44);
    const textWidth = await field.evaluate((input) => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
      return (
        input.clientWidth -
        Number.parseFloat(paddingInlineStart) -
        Number.parseFloat(paddingInlineEnd)
      );
    });
    expect(textWidth).toBeGreaterThanOrEqual(150);
    // UI-45
    const terms = page.locator('[data-part="suggestions"] [data-kind="term"]');
    await expect(terms.first()).toBeVisible();
    expect(await findBrokenWords(terms)).toEqual([]);
    await field.fill('');
    await field.blur();
  }
  await test.step('a tap on the search icon at 320 px', async () => {
    await part(page, 'icon-search').tap();
    const flyout = page.locator('[data-flyout="search"]');
    await expect(flyout.locator('input').first()).toBeFocused();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.keyboard.press('Escape');
    await expect(flyout).toBeHidden();
  });
  await test.step('a tap in the middle of the box', async () => {
    for (const width of [1000, 1500]) {
      await page.setViewportSize({ width, height: 900 });
      await part(page, 'search').first().tap();
      await expect(part(page, 'search-input').first()).toBeFocused();
      expect(new URL(page.url()).pathname).toBe('/');
      await part(page, 'search-input').first().blur();
    }
  });
});

// SEARCH-71
test('On a phone the search flyout’s close button is at the top right beside a long title, with double text size too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await page.goto('/help?site=HU');
  await part(page, 'icon-search').tap();
  const flyout = page.locator('[data-flyout="search"]');
  await expect(flyout.locator('[data-part="search-input"]')).toBeVisible();
  /** The title is no element: its size is that of its style. All counts from the flyout's upper left corner. */
  const measure = () =>
    flyout.evaluate((panel) => {
      const title = getComputedStyle(panel, '::before');
      const { paddingInlineStart, paddingBlockStart } = getComputedStyle(panel);
      const { left, top } = panel.getBoundingClientRect();
      const find = (name: string) =>
        panel.querySelector(`[data-part="${name}"]`)?.getBoundingClientRect() ?? new DOMRect();
      const [close, field] = [find('flyout-close'), find('search')];
      const titleTop = Number.parseFloat(paddingBlockStart);
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) throw new Error('No text can be measured');
      canvas.font = `${title.fontWeight} ${title.fontSize} ${title.fontFamily}`;
      const words = panel.getAttribute('aria-label')?.split(' ') ?? [];
      return {
        padding: Number.parseFloat(paddingInlineStart),
        width: panel.clientWidth,
        longestWord: Math.max(...words.map((word) => canvas.measureText(word).width)),
        lines: Math.round(Number.parseFloat(title.height) / Number.parseFloat(title.lineHeight)),
        titleTop,
        titleRight: Number.parseFloat(paddingInlineStart) + Number.parseFloat(title.width),
        titleBottom: titleTop + Number.parseFloat(title.height),
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
        await page.setViewportSize({ width, height: 720 });
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
