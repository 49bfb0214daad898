import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const BANNERS = ['top-banner', 'pi-banner', 'category-banner', 'benefits'];
const IDS = ['~header_top', '~header_pi', '~header_benefits', 'category_coffee'];

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It has no place on the page');
  return box;
};
const opacityOf = (locator: Locator) =>
  locator.evaluate((element) => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement) {
      opacity *= Number(getComputedStyle(at).opacity);
    }
    return opacity;
  });
const pageTop = (page: Page) =>
  page
    .locator('[data-fascia="header"]')
    .evaluate((header) => header.getBoundingClientRect().bottom);

async function open(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

for (const width of [320, 375]) {
  // HEAD-60, PROMO-40
  test(`On a phone ${width} px wide the page begins by 190 px with all promotions`, async ({
    page,
  }) => {
    for (const path of ['/', '/category/coffee', '/category/coffee?site=HU']) {
      await open(page, path, width);
      for (const name of BANNERS) {
        await expect(part(page, name)).toHaveCount(
          path === '/' && name === 'category-banner' ? 0 : 1,
        );
      }
      expect((await boxOf(part(page, 'promotion-area'))).height).toBeLessThanOrEqual(96);
      expect(await pageTop(page)).toBeLessThanOrEqual(190);
      await expect(part(page, 'promo-code')).toBeInViewport({ ratio: 1 });
      await expect(part(page, 'copy-code')).toBeInViewport({ ratio: 1 });
    }
  });

  // HEAD-60
  test(`On a phone ${width} px wide the page begins by 80 px without promotions`, async ({
    page,
    withheld,
  }) => {
    for (const id of IDS) withheld.add(id);
    await open(page, '/category/coffee', width);
    expect(await pageTop(page)).toBeLessThanOrEqual(80);
  });
}

// PROMO-40
test('A shopper scrolls the promotions of a phone by hand to the last benefit, and nothing moves by itself', async ({
  page,
}) => {
  const layoutShifts = await recordLayoutShifts(page);
  await open(page, '/category/coffee', 375);
  const last = part(page, 'benefits').getByRole('link').last();
  await expect(last).not.toBeInViewport();
  const before = await boxOf(part(page, 'pi-banner'));
  await page.waitForTimeout(1_000);
  expect(await boxOf(part(page, 'pi-banner'))).toEqual(before);
  await page.mouse.move(before.x + 20, before.y + 20);
  await page.mouse.wheel(3_000, 0);
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await layoutShifts()).toEqual([]);
});

// PROMO-40
test('A promotion that is the only one in the line of a phone fills it', async ({
  page,
  withheld,
}) => {
  for (const id of ['~header_top', '~header_pi', '~header_benefits']) withheld.add(id);
  await open(page, '/category/coffee', 375);
  expect(await boxOf(part(page, 'category-banner'))).toMatchObject({ x: 0, width: 375 });
});

for (const width of [600, 800, 979, 980, 1200, 1439]) {
  // PROMO-41, PROMO-46
  test(`On a page ${width} px wide two promotions are beside each other, and fill the row`, async ({
    page,
    withheld,
  }) => {
    await open(page, '/', width);
    const [top, phase] = [
      await boxOf(part(page, 'top-banner')),
      await boxOf(part(page, 'pi-banner')),
    ];
    expect([phase.y, phase.height]).toEqual([top.y, top.height]);
    const edges = [top.x, top.x + top.width, phase.x + phase.width].map(Math.round);
    expect(edges).toEqual([0, Math.round(phase.x), width]);
    withheld.add('~header_pi');
    await open(page, '/?site=AT', width);
    expect((await boxOf(part(page, 'top-banner'))).width).toBeCloseTo(width, 0);
  });
}

for (const width of [1500, 1000, 800]) {
  // HEAD-61
  test(`At ${width} px the field is the one way to search that is seen; its icon comes with the focus`, async ({
    page,
  }) => {
    await open(page, '/', width);
    const icon = part(page, 'icon-search');
    expect(await opacityOf(part(page, 'search-input'))).toBe(1);
    expect(await opacityOf(icon)).toBe(0);
    await part(page, 'search-submit').focus();
    await page.keyboard.press('Tab');
    await expect(icon).toBeFocused();
    await expect.poll(() => opacityOf(icon)).toBe(1);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-flyout="search"] input').first()).toBeFocused();
    expect(await opacityOf(icon)).toBe(1);
  });
}

// HEAD-61
test('On a phone the icon is the one way to search that is seen; by keyboard the field comes, and covers no icon', async ({
  page,
}) => {
  await open(page, '/', 375);
  const [field, icon] = [part(page, 'search-input').first(), part(page, 'icon-search')];
  expect(await opacityOf(icon)).toBe(1);
  expect(await opacityOf(field)).toBe(0);
  await part(page, 'logo').focus();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  expect(await opacityOf(field)).toBe(1);
  await page.keyboard.type('ka');
  await expect(part(page, 'suggestions')).toBeVisible();
  await icon.click();
  await expect(part(page, 'suggestions').first()).toBeHidden();
  const box = await boxOf(page.locator('[data-flyout="search"] [data-part="search"]'));
  expect(box.width).toBe(350);
  expect(await opacityOf(field)).toBe(0);
});
