import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { doubleTextSize, findBrokenWords, setTextSize } from './textSize.ts';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const ICONS = [
  ['icon-search', 'search'],
  ['icon-store-finder', 'store-finder'],
  ['icon-user', 'account'],
  ['icon-cart', 'cart'],
] as const;
const ITEMS = ['theme-worlds', 'categories', 'coffee', 'sale'] as const;

// Animations are off, so that elements are measured in their final position.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(part(page, 'icon-cart')).toBeVisible();
  await expect(part(page, 'benefits')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/**
 * Lists controls of the header that are outside the window or smaller than the minimum size. The benefits scroll
 * sideways in a row of their own.
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
    return right + Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) - innerWidth;
  });

/** Opens each flyout with the keyboard and expects no problems in it. */
async function checkAllFlyouts(page: Page, minimumPx: number) {
  expect(await findProblems(page, minimumPx)).toEqual([]);
  await part(page, 'search-input').first().fill('Kaffee');
  expect(await findProblems(page, minimumPx), 'a filled search').toEqual([]);
  await part(page, 'search-clear').first().press('Enter');
  for (const [icon, flyout] of ICONS) {
    await part(page, icon).press('Enter');
    await expect(page.locator(`[data-flyout="${flyout}"]`)).toBeVisible();
    await expect(
      page.locator(`[data-flyout="${flyout}"] [data-part="flyout-close"]`),
    ).toBeVisible();
    expect(await findProblems(page, minimumPx), flyout).toEqual([]);
    // UI-45
    const title = page.locator(`[data-flyout="${flyout}"] :is(h2, p):not(form *)`).first();
    if (flyout !== 'search') expect(await findBrokenWords(title), flyout).toEqual([]);
    await page.keyboard.press('Escape');
    // HEAD-150
    await expect(part(page, icon)).toBeFocused();
    expect(await ringEnd(part(page, icon)), `${icon}’s ring`).toBeLessThanOrEqual(0);
  }
  await part(page, 'legal-toggle').press('Enter');
  await expect(part(page, 'legal-text')).toBeVisible();
  expect(await findProblems(page, minimumPx), 'legal text').toEqual([]);
  await page.keyboard.press('Escape');
}

test.describe('On a touch screen', () => {
  test.use({ hasTouch: true });

  // HOST-45
  test('all controls are in the window and 44 px large on phones, with normal and double text size', async ({
    page,
  }) => {
    test.slow();
    for (const [width, path] of [
      [320, '/category/mugs-cups?site=HU'],
      [375, '/category/mugs-cups?site=PL'],
    ] as const) {
      await page.setViewportSize({ width, height: 720 });
      for (const textSize of [16, 32]) {
        await test.step(`${path} at ${width} px, text of ${textSize} px`, async () => {
          await setTextSize(page, textSize);
          await open(page, path);
          const header = page.locator('[data-fascia="header"]');
          await expect(header).toHaveCSS('font-size', `${textSize}px`);
          await checkAllFlyouts(page, 44);
          await page.locator('form:has(+ dialog) > button').press('Enter');
          await expect(part(page, 'drill-back')).toBeVisible();
          expect(await findProblems(page, 44), 'the branch').toEqual([]);
          for (let level = 0; level < 3; level += 1) await part(page, 'drill-back').press('Enter');
          await expect(part(page, 'drill-down')).toHaveCount(4);
          expect(await findProblems(page, 44), 'the items').toEqual([]);
          await part(page, 'drill-down').first().press('Enter');
          await expect(part(page, 'theme-section').first()).toBeVisible();
          expect(await findProblems(page, 44), 'the theme worlds').toEqual([]);
        });
      }
    }
  });
});

test('With double text size all controls are in the window from 1000 to 1500 px; on a phone in landscape a flyout is not squeezed into the space below the header', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 667, height: 375 });
  await open(page, '/category/mugs-cups?site=HU');
  await test.step('landscape', async () => {
    await part(page, 'icon-store-finder').click();
    await expect(part(page, 'store-input')).toBeInViewport({ ratio: 1 });
    const submit = page.locator('[data-flyout="store-finder"] [type="submit"]');
    await expect(submit).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(submit).toBeHidden();
  });
  await page.setViewportSize({ width: 1000, height: 1000 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await doubleTextSize(page);
  for (const width of [1000, 1280, 1500]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 1000 });
      if (width === 1280) expect(await findProblems(page, 24)).toEqual([]);
      else await checkAllFlyouts(page, 24);
      for (const item of ITEMS) {
        await page.locator(`[data-item="${item}"] + button`).press('Enter');
        await expect(page.locator(`[data-flyout="${item}"]`)).toBeVisible();
        expect(await findProblems(page, 24), item).toEqual([]);
        await page.keyboard.press('Escape');
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
});

test('With larger text the suggestions stay in the window, a gutter from its edge, and no line of theirs is cut (SEARCH-72)', async ({
  page,
}) => {
  await open(page, '/help');
  const panel = part(page, 'suggestions').first();
  for (const [width, textSize, gutter] of [
    [800, 17, 16],
    [980, 18, 32],
    [980, 20, 32],
    [1200, 24, 32],
    [1200, 32, 32],
    [1440, 32, 32],
  ] as const) {
    await test.step(`${width} px, letters of ${textSize} px`, async () => {
      await page.setViewportSize({ width, height: 1000 });
      await setTextSize(page, textSize);
      await part(page, 'search-input').first().fill('kaffee');
      await expect(panel.locator('[data-kind="product"]').first()).toBeVisible();
      const { x = 0, width: wide = 0 } = (await panel.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(gutter);
      expect(x + wide).toBeLessThanOrEqual(width);
      expect(await panel.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
      await part(page, 'search-input').first().fill('');
      await part(page, 'search-input').first().blur();
    });
  }
});

test('Header, flyouts, promotions and footer begin at one gutter: 16 px, and 32 px from 980 px on (UI-34)', async ({
  page,
}) => {
  await open(page, '/help');
  await part(page, 'legal-links').scrollIntoViewIfNeeded();
  await expect(part(page, 'newsletter-box')).toBeAttached();
  await part(page, 'icon-cart').press('Enter');
  await expect(page.locator('[data-flyout="cart"]')).toBeVisible();
  const paddings = () =>
    page.evaluate(() =>
      [
        document.querySelector('[data-flyout="cart"]'),
        document.querySelector('[data-part="benefits"] ul'),
        document.querySelector('[data-fascia="footer"] [data-part="newsletter-box"]'),
        document.querySelector('[data-part="legal-links"]')?.closest('[data-fascia] > * > *'),
      ].map(
        (element) => element && Number.parseFloat(getComputedStyle(element).paddingInlineStart),
      ),
    );
  for (const [width, gutter] of [
    [375, 16],
    [700, 16],
    [979, 16],
    [980, 32],
    [1200, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    await expect.poll(paddings, `${width} px`).toEqual(Array(4).fill(gutter));
  }
});
