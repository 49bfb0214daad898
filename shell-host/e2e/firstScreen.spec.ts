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
const endOf = async (locator: Locator) => {
  const { x, width } = await boxOf(locator);
  return x + width;
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

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

async function open(page: Page, path: string, width: number) {
  await resize(page, width);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

// HEAD-60, PROMO-40
test('On a phone the page begins by 190 px with all promotions, and by 80 px without', async ({
  page,
  withheld,
}) => {
  test.slow();
  for (const path of ['/', '/category/coffee', '/category/coffee?site=HU']) {
    await open(page, path, 320);
    for (const width of [320, 375]) {
      await test.step(`${path} at ${width} px`, async () => {
        await resize(page, width);
        for (const name of BANNERS) {
          await expect(part(page, name)).toHaveCount(
            path === '/' && name === 'category-banner' ? 0 : 1,
          );
        }
        expect((await boxOf(part(page, 'promotion-area'))).height).toBeLessThanOrEqual(96);
        expect(await pageTop(page)).toBeLessThanOrEqual(190);
        await expect(part(page, 'promo-code')).toBeInViewport({ ratio: 1 });
        await expect(part(page, 'copy-code')).toBeInViewport({ ratio: 1 });
      });
    }
  }
  await test.step('without promotions', async () => {
    for (const id of IDS) withheld.add(id);
    await open(page, '/category/coffee?site=AT', 375);
    expect(await pageTop(page)).toBeLessThanOrEqual(80);
    await resize(page, 320);
    expect(await pageTop(page)).toBeLessThanOrEqual(80);
  });
});

// PROMO-40
test('A shopper scrolls the promotions of a phone by hand to the last benefit, and nothing moves by itself; one alone fills the line', async ({
  page,
  withheld,
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
  await test.step('one alone', async () => {
    for (const id of ['~header_top', '~header_pi', '~header_benefits']) withheld.add(id);
    await open(page, '/category/coffee?site=AT', 375);
    expect(await boxOf(part(page, 'category-banner'))).toMatchObject({ x: 0, width: 375 });
  });
});

// PROMO-35, PROMO-41, PROMO-46
test('From 600 to 1439 px two promotions are beside each other, and fill the row; one alone fills it too; on a very wide page their colour does', async ({
  page,
  withheld,
}) => {
  const widths = [600, 800, 979, 980, 1200, 1439];
  await open(page, '/help', 600);
  for (const width of widths) {
    await test.step(`two at ${width} px`, async () => {
      await resize(page, width);
      const [top, phase] = [
        await boxOf(part(page, 'top-banner')),
        await boxOf(part(page, 'pi-banner')),
      ];
      expect([phase.y, phase.height]).toEqual([top.y, top.height]);
      const edges = [top.x, top.x + top.width, phase.x + phase.width].map(Math.round);
      expect(edges).toEqual([0, Math.round(phase.x), width]);
    });
  }
  await test.step('at 1920 px the colour reaches the window’s edge, the content does not', async () => {
    await resize(page, 1920);
    const phase = part(page, 'pi-banner');
    expect(await endOf(phase)).toBe(1920);
    // The header's content is 1536 px wide, in the middle.
    expect(await endOf(phase.locator('> :first-child'))).toBe(1728);
  });
  withheld.add('~header_pi');
  await open(page, '/help?site=AT', 600);
  for (const width of widths) {
    await resize(page, width);
    const { width: across } = await boxOf(part(page, 'top-banner'));
    expect(across, `one at ${width} px`).toBeCloseTo(width, 0);
  }
});

// HEAD-61
test('One way to search is seen: from 800 px on the field, on a phone the icon; by keyboard the other comes, and covers no icon', async ({
  page,
}) => {
  await open(page, '/help', 1500);
  for (const width of [1500, 1000, 800]) {
    await test.step(`${width} px`, async () => {
      await resize(page, width);
      const icon = part(page, 'icon-search');
      await expect.poll(() => opacityOf(part(page, 'search-input').first())).toBe(1);
      await expect.poll(() => opacityOf(icon)).toBe(0);
      await part(page, 'search-submit').first().focus();
      await page.keyboard.press('Tab');
      await expect(icon).toBeFocused();
      await expect.poll(() => opacityOf(icon)).toBe(1);
      await page.keyboard.press('Enter');
      const flyout = page.locator('[data-flyout="search"]');
      await expect(flyout.locator('input').first()).toBeFocused();
      expect(await opacityOf(icon)).toBe(1);
      await page.keyboard.press('Escape');
      await expect(flyout).toBeHidden();
      await part(page, 'logo').focus();
    });
  }
  await test.step('on a phone', async () => {
    await resize(page, 375);
    const [field, icon] = [part(page, 'search-input').first(), part(page, 'icon-search')];
    await expect.poll(() => opacityOf(icon)).toBe(1);
    await expect.poll(() => opacityOf(field)).toBe(0);
    await part(page, 'logo').focus();
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    expect(await opacityOf(field)).toBe(1);
    await page.keyboard.type('ka');
    await expect(part(page, 'suggestions').first()).toBeVisible();
    await icon.click();
    await expect(part(page, 'suggestions').first()).toBeHidden();
    const box = await boxOf(page.locator('[data-flyout="search"] [data-part="search"]'));
    expect([box.x, box.width]).toEqual([12.5, 350]);
    expect(await opacityOf(field)).toBe(0);
  });
});
