import type { Page } from '@playwright/test';
import { runAxe } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { boxOf, finishAnimations, flyout, part, searchField } from './locators.ts';

const box = (page: Page) => part(page, 'search').first();
const panel = (page: Page) => part(page, 'suggestions').first();
const options = (page: Page) => part(page, 'suggestion');
const widthOf = async (page: Page) => (await boxOf(box(page))).width;

/** Positions of the other parts of the header. */
const otherPositions = (page: Page) =>
  page.evaluate(() =>
    ['logo', 'icon-search', 'icon-cart', 'nav-item'].map((name) => {
      const element = document.querySelector(`[data-part="${name}"]`);
      return element && JSON.stringify(element.getBoundingClientRect());
    }),
  );

async function type(page: Page, text: string): Promise<void> {
  await searchField(page).fill(text);
  await expect(options(page).first()).toBeVisible();
}

async function expectNoViolations(page: Page): Promise<void> {
  await finishAnimations(page);
  const { violations } = await runAxe(page, {
    include: [['[data-fascia="header"]']],
    exclude: [['[data-part="promotion-area"]']],
  });
  expect(violations).toEqual([]);
}

test.beforeEach(({ page }) => page.goto('/help'));

// SEARCH-19
test('the focused box grows on wide pages and does not move other parts', async ({ page }) => {
  for (const [width, collapsed, expanded] of [
    [1500, 170, 408],
    [980, 170, 408],
    [979, 270, 270],
    [375, 270, 270],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => widthOf(page)).toBe(collapsed);
      const before = await otherPositions(page);
      await searchField(page).focus();
      await expect.poll(() => widthOf(page)).toBe(expanded);
      expect(await otherPositions(page)).toEqual(before);
      await searchField(page).blur();
      await expect.poll(() => widthOf(page)).toBe(collapsed);
    });
  }
});

// SEARCH-25, UI-32
test('the panel opens 44 px below the top of the box and stays within the window', async ({
  page,
}) => {
  for (const [width, height] of [
    [1500, 900],
    [1500, 480],
    [980, 700],
    [800, 700],
    [375, 667],
  ] as const) {
    await test.step(`${width}×${height} px`, async () => {
      await searchField(page).fill('');
      await searchField(page).blur();
      await page.setViewportSize({ width, height });
      await type(page, 'ka');
      const area = await boxOf(panel(page));
      expect(area.y - (await boxOf(box(page))).y).toBe(44);
      expect(area.bottom).toBeLessThanOrEqual(height - 50);
      expect(area.x).toBeGreaterThanOrEqual(0);
      expect(area.right).toBeLessThanOrEqual(width);
      // The box is above the panel, whose z-index is 3.
      await expect(box(page)).toHaveCSS('z-index', '4');
      await searchField(page).press('ArrowUp');
      await expect(options(page).last()).toBeInViewport();
      await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    });
  }
});

// SEARCH-19, SEARCH-26, SEARCH-28, UI-34
test('the search flyout closes the header’s suggestions and aligns its own with its box', async ({
  page,
}) => {
  for (const width of [1500, 375]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await type(page, 'ka');
      await searchField(page).press('ArrowDown');
      await expectNoViolations(page);
      await part(page, 'icon-search').press('Enter');
      const search = flyout(page, 'search');
      await expect(part(search, 'search-input')).toBeFocused();
      await expect(panel(page)).toBeHidden();
      const searchBox = await boxOf(part(search, 'search'));
      expect(searchBox.width).toBe(350);
      await page.keyboard.type('tasse');
      const term = search.getByRole('option').first();
      await expect(term).toBeVisible();
      expect((await boxOf(term.locator('> span'))).x).toBe(searchBox.x);
      await expect(search.locator('[data-kind="product"]')).toHaveCount(0);
      await expectNoViolations(page);
      await part(search, 'search-input').fill('');
      await part(search, 'flyout-close').click();
      await expect(search).toBeHidden();
      await searchField(page).fill('');
    });
  }
});

// SEARCH-50, SEARCH-55
test('an empty field shows recent searches without axe violations', async ({ page }) => {
  await page.evaluate(() =>
    localStorage.setItem(
      'fascia.recentSearches.DE',
      JSON.stringify([
        ['kaffee', Date.now() - 1],
        ['tasse', Date.now() - 1],
      ]),
    ),
  );
  const recent = part(page, 'recent-search');
  for (const [width, expanded] of [
    [1500, 408],
    [375, 270],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await searchField(page).focus();
    await expect(recent, `${width} px`).toHaveText(['kaffee', 'tasse']);
    await expectNoViolations(page);
    await expect.poll(() => widthOf(page)).toBe(expanded);
    await searchField(page).press('ArrowDown');
    await expect(recent.first()).toBeFocused();
    expect(await widthOf(page)).toBe(expanded);
    await searchField(page).blur();
  }
});
