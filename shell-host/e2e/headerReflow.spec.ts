import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  boxOf,
  flyout,
  menuButton,
  moduleRoot,
  navToggle,
  part,
  searchField,
  sidewaysScroll,
} from './locators.ts';
import { waitForPageData, waitForRendering } from './pageData.ts';
import { doubleTextSize, findBrokenWords, setTextSize } from './textSize.ts';

const ICONS = [
  ['icon-search', 'search'],
  ['icon-store-finder', 'store-finder'],
  ['icon-user', 'account'],
  ['icon-cart', 'cart'],
] as const;
const ITEMS = ['theme-worlds', 'categories', 'coffee', 'sale'];

// Without animations, elements are measured in their final position.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForPageData(page);
  await expect(part(page, 'benefits')).toBeVisible();
}

/**
 * Lists controls of the header that are outside the window or smaller than the minimum size. Skips the benefits, which
 * scroll sideways.
 */
const findProblems = (page: Page, minimumPx: number) =>
  page.evaluate((minimum) => {
    const found: string[] = [];
    const header = document.querySelector('[data-fascia="header"]');
    for (const control of header?.querySelectorAll('a, button, input:not([type="hidden"])') ?? []) {
      const { left, right, width, height } = control.getBoundingClientRect();
      if (width === 0 || getComputedStyle(control).visibility === 'hidden') continue;
      const name = `${control.getAttribute('data-part') ?? control.textContent}`;
      const isBenefit = control.closest('[data-part="benefits"]');
      if (!isBenefit && (left < -1 || right > window.innerWidth + 1)) {
        found.push(`${name} is at ${left} to ${right}`);
      }
      // Links within a sentence may be as small as its line (WCAG 2.5.8).
      const isInline = control.closest('[data-part="legal-text"]');
      if (!isInline && (width < minimum - 0.5 || height < minimum - 0.5)) {
        found.push(`${name} is ${width} by ${height}`);
      }
    }
    return found;
  }, minimumPx);

/** How far an element's focus ring reaches beyond the window's right edge (px). */
const ringEnd = (control: Locator) =>
  control.evaluate((element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    const { right } = element.getBoundingClientRect();
    return right + parseFloat(outlineOffset) + parseFloat(outlineWidth) - innerWidth;
  });

/** Opens each flyout with the keyboard and expects no problems in it. */
async function checkAllFlyouts(page: Page, minimumPx: number): Promise<void> {
  expect(await findProblems(page, minimumPx)).toEqual([]);
  await searchField(page).fill('Kaffee');
  expect(await findProblems(page, minimumPx), 'a filled search').toEqual([]);
  await part(page, 'search-clear').first().press('Enter');
  for (const [icon, name] of ICONS) {
    await part(page, icon).press('Enter');
    await expect(flyout(page, name)).toBeVisible();
    await expect(part(flyout(page, name), 'flyout-close')).toBeVisible();
    expect(await findProblems(page, minimumPx), name).toEqual([]);
    // UI-45
    const title = flyout(page, name).locator(':is(h2, p):not(form *)').first();
    if (name !== 'search') expect(await findBrokenWords(title), name).toEqual([]);
    await page.keyboard.press('Escape');
    // UI-32
    await expect(part(page, icon)).toBeFocused();
    expect(await ringEnd(part(page, icon)), `${icon}’s ring`).toBeLessThanOrEqual(0);
  }
  await part(page, 'legal-toggle').press('Enter');
  await expect(part(page, 'legal-text')).toBeVisible();
  expect(await findProblems(page, minimumPx), 'legal text').toEqual([]);
  await page.keyboard.press('Escape');
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 720 } });

  for (const textSize of [16, 32]) {
    // HOST-45
    test(`all controls fit a window of 320 px with a text size of ${textSize} px`, async ({
      page,
    }) => {
      await setTextSize(page, textSize);
      await open(page, '/category/mugs-cups?site=HU');
      await expect(moduleRoot(page, 'header')).toHaveCSS('font-size', `${textSize}px`);
      await checkAllFlyouts(page, 44);
    });
  }

  // HOST-45
  test('with double text size all controls of the drawer fit the window', async ({ page }) => {
    await doubleTextSize(page);
    await open(page, '/category/mugs-cups?site=HU');
    await menuButton(page).press('Enter');
    await expect(part(page, 'drill-back')).toBeVisible();
    expect(await findProblems(page, 44), 'the branch').toEqual([]);
    for (let level = 0; level < 3; level += 1) await part(page, 'drill-back').press('Enter');
    await expect(part(page, 'drill-down')).toHaveCount(4);
    expect(await findProblems(page, 44), 'the items').toEqual([]);
    await part(page, 'drill-down').first().press('Enter');
    await expect(part(page, 'theme-section').first()).toBeVisible();
    expect(await findProblems(page, 44), 'the theme worlds').toEqual([]);
  });
});

test('on a phone in landscape a flyout is not squeezed below the header', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await page.goto('/category/mugs-cups?site=HU');
  await part(page, 'icon-store-finder').click();
  await expect(part(page, 'store-input')).toBeInViewport({ ratio: 1 });
  const submit = flyout(page, 'store-finder').locator('[type="submit"]');
  await expect(submit).toBeInViewport({ ratio: 1 });
});

for (const width of [1000, 1500]) {
  test(`with double text size all controls fit a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await doubleTextSize(page);
    await open(page, '/category/mugs-cups?site=HU');
    await checkAllFlyouts(page, 24);
    for (const item of ITEMS) {
      await navToggle(page, item).press('Enter');
      await expect(flyout(page, item)).toBeVisible();
      expect(await findProblems(page, 24), item).toEqual([]);
      await page.keyboard.press('Escape');
    }
    expect(await sidewaysScroll(page)).toBe(0);
  });
}

for (const width of [980, 1000, 1100]) {
  // HEAD-24
  test(`with double text size the logo’s name is not cut off at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await doubleTextSize(page);
    await open(page, '/category/mugs-cups?site=HU');
    const logo = part(page, 'logo').first();
    const name = logo.getByText('Aroma');
    expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThan(1);
    expect((await boxOf(logo)).right).toBeLessThan((await boxOf(part(page, 'search').first())).x);
    expect(await sidewaysScroll(page)).toBe(0);
  });
}

// SEARCH-25
test('with larger text the suggestions keep a gutter to the window’s edge', async ({ page }) => {
  await page.goto('/help');
  const panel = part(page, 'suggestions').first();
  for (const [width, textSize, gutter] of [
    [800, 17, 16],
    [980, 18, 32],
    [980, 20, 32],
    [1200, 24, 32],
    [1440, 32, 32],
  ] as const) {
    await test.step(`${width} px, text size of ${textSize} px`, async () => {
      await page.setViewportSize({ width, height: 1000 });
      await setTextSize(page, textSize);
      await searchField(page).fill('kaffee');
      await expect(panel.locator('[data-kind="product"]').first()).toBeVisible();
      await waitForRendering(page);
      const { x, right } = await boxOf(panel);
      expect(x).toBeGreaterThanOrEqual(gutter);
      expect(right).toBeLessThanOrEqual(width);
      expect(await panel.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
      await searchField(page).fill('');
      await searchField(page).blur();
    });
  }
});

// UI-34
test('header, flyouts, promotions and footer have the same gutter', async ({ page }) => {
  await page.goto('/help');
  await part(page, 'legal-links').scrollIntoViewIfNeeded();
  await expect(part(page, 'newsletter-box')).toBeAttached();
  await part(page, 'icon-cart').press('Enter');
  await expect(flyout(page, 'cart')).toBeVisible();
  const paddings = () =>
    page.evaluate(() =>
      [
        document.querySelector('[data-flyout="cart"]'),
        document.querySelector('[data-part="benefits"] ul'),
        document.querySelector('[data-fascia="footer"] [data-part="newsletter-box"]'),
        document.querySelector('[data-part="legal-links"]')?.closest('[data-fascia] > * > *'),
      ].map((element) => element && parseFloat(getComputedStyle(element).paddingInlineStart)),
    );
  for (const [width, gutter] of [
    [375, 16],
    [979, 16],
    [980, 32],
    [1200, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    await expect.poll(paddings, `${width} px`).toEqual(Array(4).fill(gutter));
  }
});
