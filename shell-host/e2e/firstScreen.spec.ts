import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';
import { boxOf, flyout, moduleRoot, part, searchField } from './locators.ts';
import { resize, waitForPageData } from './pageData.ts';
import { doubleTextSize } from './textSize.ts';

const BANNERS = ['top-banner', 'pi-banner', 'category-banner', 'benefits'];
const IDS = ['~header_top', '~header_pi', '~header_benefits', 'category_coffee'];

/** The opacity of an element, multiplied by the opacities of its ancestors. */
const opacityOf = (locator: Locator) =>
  locator.evaluate((element) => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement) {
      opacity *= Number(getComputedStyle(at).opacity);
    }
    return opacity;
  });

const headerEnd = async (page: Page) => (await boxOf(moduleRoot(page, 'header'))).bottom;

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  await waitForPageData(page);
}

/** Expects logo, search field and icons side by side and without cut-off texts. */
async function expectWholeBar(page: Page): Promise<void> {
  const texts = page.locator('[data-part="logo"] > span, [data-part^="icon-"] > [aria-hidden]');
  const cut = await texts.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  const logo = await boxOf(part(page, 'logo'));
  const search = await boxOf(part(page, 'search').first());
  const icon = await boxOf(part(page, 'icon-search'));
  expect(logo.right).toBeLessThanOrEqual(search.x);
  expect(search.right).toBeLessThanOrEqual(icon.x);
}

// HEAD-60, PROMO-40
test('on a phone the page starts within 190 px with all promotions', async ({ page }) => {
  await open(page, '/category/coffee?site=HU', 320);
  for (const width of [320, 375]) {
    await resize(page, width);
    for (const name of BANNERS) await expect(part(page, name)).toHaveCount(1);
    expect((await boxOf(part(page, 'promotion-area'))).height).toBeLessThanOrEqual(96);
    expect(await headerEnd(page)).toBeLessThanOrEqual(190);
    await expect(part(page, 'promo-code')).toBeInViewport({ ratio: 1 });
    await expect(part(page, 'copy-code')).toBeInViewport({ ratio: 1 });
  }
});

// HEAD-60
test('on a phone the page starts within 80 px without promotions', async ({ page, withheld }) => {
  for (const id of IDS) withheld.add(id);
  await open(page, '/category/coffee', 375);
  expect(await headerEnd(page)).toBeLessThanOrEqual(80);
  await resize(page, 320);
  expect(await headerEnd(page)).toBeLessThanOrEqual(80);
});

// PROMO-40
test('on a phone promotions move only when the visitor scrolls them', async ({ page }) => {
  const layoutShifts = await recordLayoutShifts(page);
  await open(page, '/category/coffee', 375);
  const last = part(page, 'benefits').getByRole('link').last();
  await expect(last).not.toBeInViewport();
  const before = await boxOf(part(page, 'pi-banner'));
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.clock.install();
  await page.clock.runFor(10_000);
  expect(await boxOf(part(page, 'pi-banner'))).toEqual(before);
  await page.mouse.move(before.x + 20, before.y + 20);
  await page.mouse.wheel(3_000, 0);
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await layoutShifts()).toEqual([]);
});

// PROMO-40
test('on a phone a single promotion fills the line', async ({ page, withheld }) => {
  for (const id of ['~header_top', '~header_pi', '~header_benefits']) withheld.add(id);
  await open(page, '/category/coffee', 375);
  expect(await boxOf(part(page, 'category-banner'))).toMatchObject({ x: 0, width: 375 });
});

const WIDTHS = [600, 800, 979, 980, 1200, 1439];

// PROMO-41
test('from 600 to 1439 px two promotions fill the row side by side', async ({ page }) => {
  await open(page, '/help', 600);
  for (const width of WIDTHS) {
    await resize(page, width);
    const top = await boxOf(part(page, 'top-banner'));
    const phase = await boxOf(part(page, 'pi-banner'));
    expect([phase.y, phase.height], `${width} px`).toEqual([top.y, top.height]);
    const edges = [top.x, top.right, phase.right].map(Math.round);
    expect(edges, `${width} px`).toEqual([0, Math.round(phase.x), width]);
  }
});

// PROMO-41
test('from 600 to 1439 px a single promotion fills the row', async ({ page, withheld }) => {
  withheld.add('~header_pi');
  await open(page, '/help', 600);
  for (const width of WIDTHS) {
    await resize(page, width);
    const { width: across } = await boxOf(part(page, 'top-banner'));
    expect(across, `${width} px`).toBeCloseTo(width, 0);
  }
});

// PROMO-41
test('at 1920 px the second promotion’s colour reaches the window’s edge, but its content does not', async ({
  page,
}) => {
  await open(page, '/help', 1920);
  const phase = part(page, 'pi-banner');
  expect((await boxOf(phase)).right).toBe(1920);
  // The header's content is 1536 px wide and centred.
  expect((await boxOf(phase.locator('> :first-child'))).right).toBe(1728);
});

// HEAD-60
test('the search icon is visible beside the field and has a label if the other icons do', async ({
  page,
}) => {
  await open(page, '/help', 1500);
  const icon = part(page, 'icon-search');
  for (const width of [1500, 1440, 980, 979, 800, 720]) {
    await test.step(`${width} px`, async () => {
      await resize(page, width);
      await expect.poll(() => opacityOf(searchField(page))).toBe(1);
      await expect.poll(() => opacityOf(icon)).toBe(1);
      const hasLabels = width >= 980;
      for (const name of ['icon-search', 'icon-cart']) {
        await expect(part(page, name).locator('svg')).toBeVisible();
        await expect(part(page, name).locator('> [aria-hidden]')).toBeVisible({
          visible: hasLabels,
        });
      }
      await icon.click();
      await expect(part(flyout(page, 'search'), 'search-input')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(flyout(page, 'search')).toBeHidden();
    });
  }
});

for (const site of ['DE', 'CH_FR']) {
  // HEAD-60, SEARCH-19
  test(`the logo, four labelled icons and the widest search field fit at 980 px on ${site}`, async ({
    page,
  }) => {
    await open(page, `/help?site=${site}`, 980);
    await searchField(page).focus();
    await expect.poll(async () => (await boxOf(part(page, 'search').first())).width).toBe(408);
    await expectWholeBar(page);
  });
}

// HEAD-60
test('with double text size neither the logo nor a label is cut off', async ({ page }) => {
  await doubleTextSize(page);
  await open(page, '/help?site=CH_FR', 980);
  for (const width of [980, 1000, 1100, 1280, 1440, 1500]) {
    await test.step(`${width} px`, async () => {
      await resize(page, width);
      await expectWholeBar(page);
    });
  }
});

// HEAD-60
test('on a phone the search field is visible only while it has the focus', async ({ page }) => {
  await open(page, '/help', 375);
  const icon = part(page, 'icon-search');
  await expect.poll(() => opacityOf(icon)).toBe(1);
  await expect.poll(() => opacityOf(searchField(page))).toBe(0);
  await part(page, 'logo').focus();
  await page.keyboard.press('Tab');
  await expect(searchField(page)).toBeFocused();
  expect(await opacityOf(searchField(page))).toBe(1);
  await page.keyboard.type('ka');
  await expect(part(page, 'suggestions').first()).toBeVisible();
  await icon.click();
  await expect(part(page, 'suggestions').first()).toBeHidden();
  expect(await boxOf(part(flyout(page, 'search'), 'search'))).toMatchObject({
    x: 12.5,
    width: 350,
  });
  expect(await opacityOf(searchField(page))).toBe(0);
});
