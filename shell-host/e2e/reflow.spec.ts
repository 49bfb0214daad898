import { CARTS, open, part } from './cart.ts';
import { expect, test } from './host.ts';
import { enlarge, sideways } from './largeLetters.ts';

const PATHS = [
  '/',
  '/category/mugs-cups',
  '/product/20104',
  '/service/cartfrontend/cart',
  '/checkout',
  '/subscribenewsletter',
] as const;

// What slides in is where it will be.
test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true });

for (const site of ['DE', 'HU']) {
  for (const width of [320, 375]) {
    test(`At ${width} px with letters twice as large no page of ${site} scrolls sideways`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.context().request.put('/demo/cart', { data: CARTS.everything });
      for (const path of PATHS) {
        await page.goto(`${path}?site=${site}`);
        await enlarge(page);
        const country = page.locator('[data-part="country-switcher"] > button');
        await country.scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        await country.press('Enter');
        await expect(page.locator('[data-part="country"]').first()).toBeVisible();
        expect(await sideways(page), path).toEqual([]);
        if (path !== '/subscribenewsletter') continue;
        await page.locator('[data-part="form"] [name="email"]').first().fill('nobody');
        await page.locator('[data-part="form"] [type="submit"]').first().press('Enter');
        await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
        expect(await sideways(page), 'the unfolded form').toEqual([]);
      }
    });
  }
}

for (const site of ['DE', 'HU']) {
  test(`The cart flyout of ${site} can be read at 320 px with letters twice as large`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await open(page, CARTS.everything, { site });
    await enlarge(page);
    expect(await sideways(page)).toEqual([]);
    const rows = part(page, 'cart-entry');
    await expect(rows).toHaveCount(7);
    for (const row of await rows.all()) {
      await row.getByRole('button').last().click({ trial: true });
      const title = await row.locator('> div > span').first().boundingBox();
      expect(title?.width).toBeGreaterThanOrEqual(140);
      const facts = await row.locator('> div').boundingBox();
      const end = (facts?.x ?? 0) + (facts?.width ?? 0);
      for (const button of await row.locator('[role="group"] > button').all()) {
        const box = await button.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(end);
      }
    }
    const badge = await part(page, 'cart-badge').boundingBox();
    const icon = await part(page, 'icon-cart').locator('svg').boundingBox();
    if (!badge || !icon) throw new Error('The cart has no badge');
    const across = icon.x + icon.width - Math.max(badge.x, icon.x);
    const down = badge.y + badge.height - Math.max(badge.y, icon.y);
    expect((across * down) / (icon.width * icon.height)).toBeLessThan(0.5);
  });
}

test('By finger a filled search has room for words between two targets of 44 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto('/');
  for (const letters of ['usual', 'large']) {
    if (letters === 'large') await enlarge(page);
    const field = part(page, 'search-input');
    await field.fill('Kaffee');
    const clear = await part(page, 'search-clear').boundingBox();
    const submit = await part(page, 'search-submit').boundingBox();
    expect(Math.min(clear?.width ?? 0, submit?.width ?? 0)).toBeGreaterThanOrEqual(44);
    const room = await field.evaluate((input) => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
      return (
        input.clientWidth -
        Number.parseFloat(paddingInlineStart) -
        Number.parseFloat(paddingInlineEnd)
      );
    });
    expect(room).toBeGreaterThanOrEqual(150);
  }
});

for (const width of [320, 1000, 1500]) {
  test(`At ${width} px with large letters whoever taps the middle of the search is in its field`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await enlarge(page);
    const box = part(page, 'search').first();
    await expect(part(page, 'icon-cart')).toBeVisible();
    await box.tap();
    await expect(part(page, 'search-input').first()).toBeFocused();
    expect(new URL(page.url()).pathname).toBe('/');
  });
}

test('At 400 % zoom the ways out of the cart flyout cover none of its entries', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, CARTS.some);
  for (const entry of await part(page, 'cart-entry').all()) {
    const isSeen = await entry.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return element.contains(seen);
    });
    expect(isSeen).toBe(true);
  }
  await part(page, 'checkout').click({ trial: true });
});
