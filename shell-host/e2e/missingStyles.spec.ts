import type { Page } from '@playwright/test';
import { holdRequests } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { part } from './locators.ts';

// HK-202: the server's header and footer without their style sheets.

const STYLES = /\/remote\/.*\.css/;

test.use({ waitsForHydration: false });

const header = (page: Page) => page.locator('[data-fascia="header"]');

/** Expects header and footer to be rows of links that fit the window. Returns the height of the header. */
async function expectLinks(page: Page, width: number): Promise<number | undefined> {
  await expect(page.locator('html[data-fascia-unstyled~="Header"]')).toBeAttached();
  await expect(part(page, 'promotion-area')).toBeHidden();
  await expect(part(page, 'logo')).toBeVisible();
  await expect(part(page, 'icon-cart')).toBeVisible();
  await expect(part(page, 'nav-item').last()).toBeVisible();
  await expect(part(page, 'legal-links').locator('a').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  return (await header(page).boundingBox())?.height;
}

/** Expects a styled header of the same height as before (HK-202). */
async function expectStyled(page: Page, height: number | undefined): Promise<void> {
  await expect(page.locator('html[data-fascia-unstyled]')).toHaveCount(0);
  await expect(page.locator('[data-fascia="header"][data-fascia-layout="auto"]')).toHaveCount(0);
  await expect(part(page, 'promotion-area')).toBeVisible();
  expect((await header(page).boundingBox())?.height).toBe(height);
}

test('header and footer of a phone are rows of links until their styles load', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await page.route(STYLES, (route) => route.abort());
  await page.goto('/');
  const height = await expectLinks(page, 375);
  await page.unroute(STYLES);
  await expectStyled(page, height);
});

test('a page whose style sheets hang is painted and runs its scripts', async ({ page }) => {
  const release = await holdRequests(page, STYLES);
  await page.goto('/', { waitUntil: 'commit' });
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  await expect.poll(paints).toBeGreaterThan(0);
  const height = await expectLinks(page, 1500);
  await expect.poll(() => page.evaluate(() => document.readyState)).not.toBe('loading');
  release();
  await expectStyled(page, height);
});

test('a header without the promotions’ styles shows no promotions', async ({ page }) => {
  await page.route(/\/remote\/announcements\..*css/, (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html[data-fascia-unstyled="announcements"]')).toBeAttached();
  await expect(part(page, 'promotion-area')).toBeHidden();
  await expect(header(page)).not.toHaveCSS('display', 'flex');
  await expect(part(page, 'nav-item').first()).toBeVisible();
});

// HEAD-24
test('logo and icons have their size without any style sheet', async ({ page }) => {
  await page.goto('/contact');
  // Also removes the page's inline style sheets.
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = true;
  });
  const heights = await page
    .locator('[data-fascia="header"] svg')
    .evaluateAll((all) => all.map((svg) => svg.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.max(...heights)).toBeLessThan(50);
});
