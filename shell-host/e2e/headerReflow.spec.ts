import type { Page } from '@playwright/test';
import { expect, test } from './host.ts';
import { enlarge } from './largeLetters.ts';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const ICONS = [
  ['icon-search', 'search'],
  ['icon-store-finder', 'store-finder'],
  ['icon-user', 'account'],
  ['icon-cart', 'cart'],
] as const;
const ITEMS = ['theme-worlds', 'categories', 'coffee', 'sale'] as const;

// What slides in is where it will be.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(part(page, 'icon-cart')).toBeVisible();
  await expect(part(page, 'benefits')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/**
 * What of the header cannot be reached without scrolling sideways, and what is too small for a hand. The
 * benefits move sideways in their own line.
 */
const complaints = (page: Page, least: number) =>
  page.evaluate((px) => {
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
      // Links within a sentence are as high as its line (WCAG 2.5.8).
      const isFree = control.closest('[data-part="legal-text"]');
      if (!isFree && (width < px - 0.5 || height < px - 0.5)) {
        found.push(`${name} is ${width} by ${height}`);
      }
    }
    return found;
  }, least);

/** Opens one flyout after the other, by key, and looks each time. */
async function lookAtAll(page: Page, least: number) {
  expect(await complaints(page, least)).toEqual([]);
  await part(page, 'search-input').first().fill('Kaffee');
  expect(await complaints(page, least), 'a filled search').toEqual([]);
  await part(page, 'search-clear').first().press('Enter');
  for (const [icon, flyout] of ICONS) {
    await part(page, icon).press('Enter');
    await expect(page.locator(`[data-flyout="${flyout}"]`)).toBeVisible();
    await expect(
      page.locator(`[data-flyout="${flyout}"] [data-part="flyout-close"]`),
    ).toBeVisible();
    expect(await complaints(page, least), flyout).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await part(page, 'legal-toggle').press('Enter');
  await expect(part(page, 'legal-text')).toBeVisible();
  expect(await complaints(page, least), 'legal text').toEqual([]);
  await page.keyboard.press('Escape');
}

test.describe('By finger', () => {
  test.use({ hasTouch: true });

  for (const [width, path] of [
    [320, '/category/mugs-cups?site=HU'],
    [375, '/category/mugs-cups?site=PL'],
  ] as const) {
    for (const letters of ['usual', 'large'] as const) {
      test(`at ${width} px with ${letters} letters everything at ${path} is within reach and 44 px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 720 });
        await open(page, path);
        if (letters === 'large') await enlarge(page);
        await lookAtAll(page, 44);
        await page.locator('button[aria-controls]:has(+ dialog)').press('Enter');
        await expect(part(page, 'drill-back')).toBeVisible();
        expect(await complaints(page, 44), 'the branch').toEqual([]);
        for (let level = 0; level < 3; level += 1) await part(page, 'drill-back').press('Enter');
        await expect(part(page, 'drill-down')).toHaveCount(4);
        expect(await complaints(page, 44), 'the items').toEqual([]);
        await part(page, 'drill-down').first().press('Enter');
        await expect(part(page, 'theme-section').first()).toBeVisible();
        expect(await complaints(page, 44), 'the theme worlds').toEqual([]);
      });
    }
  }
});

for (const [width, site] of [
  [1000, 'HU'],
  [1280, 'DE'],
  [1500, 'HU'],
] as const) {
  test(`With letters twice as large nothing is out of reach at ${width} px on ${site}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1000 });
    await open(page, `/category/mugs-cups?site=${site}`);
    await enlarge(page);
    await lookAtAll(page, 24);
    for (const item of ITEMS) {
      await page.locator(`[data-item="${item}"] + button`).press('Enter');
      await expect(page.locator(`[data-flyout="${item}"]`)).toBeVisible();
      expect(await complaints(page, 24), item).toEqual([]);
      await page.keyboard.press('Escape');
    }
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
  });
}

test('On a phone held across, a flyout is not squeezed into what the header leaves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await open(page, '/');
  await part(page, 'icon-store-finder').click();
  const field = part(page, 'store-input');
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Filiale suchen' })).toBeInViewport({ ratio: 1 });
});
