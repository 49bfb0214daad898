import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { runAxe } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { recordScripts } from './recordScripts.ts';

const box = (page: Page) => page.locator('[data-part="search"]').first();
const field = (page: Page) => page.locator('[data-part="search-input"]').first();
const panel = (page: Page) => page.locator('[data-part="suggestions"]').first();
const options = (page: Page) => page.locator('[data-part="suggestion"]');

async function open(page: Page, width: number, path = '/') {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await expect(field(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function widthOf(page: Page): Promise<number> {
  return (await box(page).boundingBox())?.width ?? 0;
}

/** The positions of the other parts of the header. */
function otherPositions(page: Page) {
  return page.evaluate(() =>
    ['logo', 'icon-search', 'icon-cart', 'nav-item'].map((part) => {
      const element = document.querySelector(`[data-part="${part}"]`);
      return element && JSON.stringify(element.getBoundingClientRect());
    }),
  );
}

// SEARCH-19, SEARCH-20
test('The box is as wide as its layout says, and wider with the focus, which loads the code of the suggestions; nothing else moves', async ({
  page,
}) => {
  const downloadedScripts = recordScripts(page);
  await open(page, 1500);
  await test.step('the code of the suggestions has at most 20 kB', async () => {
    const before = (await downloadedScripts()).map(({ url }) => url);
    expect(before.join()).not.toContain('/search.');
    await field(page).focus();
    await field(page).pressSequentially('ka');
    await expect(options(page).first()).toBeVisible();
    const panelScripts = (await downloadedScripts()).filter(({ url }) => !before.includes(url));
    const bytes = panelScripts.map(({ text }) => gzipSync(text, { level: 9 }).length);
    expect(panelScripts.length).toBeGreaterThan(0);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20_000);
    await field(page).fill('');
    await field(page).blur();
  });
  for (const [width, collapsed, expanded] of [
    [1500, 170, 408],
    [1000, 170, 408],
    [980, 170, 408],
    [979, 270, 270],
    [375, 270, 270],
  ] as const) {
    await test.step(`${width} px: ${collapsed} px wide, ${expanded} px with the focus`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => widthOf(page)).toBe(collapsed);
      const before = await otherPositions(page);
      await field(page).focus();
      await expect.poll(() => widthOf(page)).toBe(expanded);
      expect(await otherPositions(page)).toEqual(before);
      await field(page).blur();
      await expect.poll(() => widthOf(page)).toBe(collapsed);
    });
  }
});

// SEARCH-24, SEARCH-25, SEARCH-60, SEARCH-91
test('The panel is 44 px below the top of the box, within the window, stays while the pointer is over it, and shows at once what is known of a longer text', async ({
  page,
}) => {
  await open(page, 1500);
  for (const [width, height] of [
    [1500, 900],
    [1500, 480],
    [1000, 700],
    [980, 700],
    [800, 700],
    [375, 667],
  ] as const) {
    await test.step(`at ${width}×${height}`, async () => {
      await field(page).fill('');
      await field(page).blur();
      await page.setViewportSize({ width, height });
      await field(page).fill('ka');
      await expect(panel(page)).toBeVisible();
      const top = (await box(page).boundingBox())?.y ?? 0;
      const area = await panel(page).boundingBox();
      expect((area?.y ?? 0) - top).toBe(44);
      expect((area?.y ?? 0) + (area?.height ?? 0)).toBeLessThanOrEqual(height - 50);
      expect(area?.x ?? -1).toBeGreaterThanOrEqual(0);
      expect((area?.x ?? 0) + (area?.width ?? 0)).toBeLessThanOrEqual(width);
      // Over the panel's 3.
      await expect(box(page)).toHaveCSS('z-index', '4');
      await field(page).press('ArrowUp');
      await expect(options(page).last()).toBeInViewport();
      await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    });
  }
  await test.step('it stays open while the pointer is over it', async () => {
    await field(page).fill('');
    await field(page).blur();
    await page.setViewportSize({ width: 1500, height: 900 });
    await field(page).fill('ka');
    await expect(panel(page)).toBeVisible();
    await panel(page).getByText('Suchbegriffe').click();
    await expect(field(page)).toBeFocused();
    await field(page).blur();
    await expect(panel(page)).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(panel(page)).toBeHidden();
  });
  await test.step('what an earlier answer knows of a longer text is shown with the keystroke', async () => {
    await field(page).fill('');
    await field(page).fill('ka');
    await expect(options(page).first()).toBeVisible();
    await page.route('**/suggestions?*', () => {});
    const shown = await field(page).evaluate((input) => {
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      setValue?.call(input, 'kaf');
      input.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'f' }));
      return new Promise<(string | null)[]>((resolve) => {
        requestAnimationFrame(() => {
          const rows = document.querySelectorAll('[data-part="suggestion"][data-kind="term"]');
          resolve([...rows].map(({ textContent }) => textContent));
        });
      });
    });
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((text) => !/kaf/i.test(text ?? ''))).toEqual([]);
  });
});

// SEARCH-20, SEARCH-26, SEARCH-28, SEARCH-90
test('The flyout of the search icon has a box 350 px wide, with title and suggestions in line, and closes the suggestions, which have no axe violations in either', async ({
  page,
}) => {
  const expectNoViolations = async () => {
    // A flyout that is appearing is half transparent.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
    );
    const { violations } = await runAxe(page, {
      include: [['[data-fascia="header"]']],
      exclude: [['[data-part="promotion-area"]']],
    });
    expect(violations).toEqual([]);
  };
  await open(page, 1500);
  for (const width of [1500, 980, 800, 375]) {
    await test.step(`at ${width} px`, async () => {
      const hasAxe = width === 1500 || width === 375;
      await page.setViewportSize({ width, height: 900 });
      await field(page).fill('');
      await field(page).fill('ka');
      await field(page).press('ArrowDown');
      await expect(panel(page)).toBeVisible();
      await expect(options(page).first()).toBeVisible();
      if (hasAxe) await expectNoViolations();
      await page.locator('[data-part="icon-search"]').focus();
      await page.keyboard.press('Enter');
      const flyout = page.locator('[data-flyout="search"]');
      await expect(flyout.locator('[data-part="search-input"]')).toBeFocused();
      await expect(panel(page)).toBeHidden();
      const searchBox = await flyout.locator('[data-part="search"]').boundingBox();
      expect(searchBox?.width).toBe(350);
      await page.keyboard.type('tasse');
      await expect(flyout.getByRole('option').first()).toBeVisible();
      const term = await flyout.getByRole('option').first().locator('span').boundingBox();
      expect(term?.x).toBe(searchBox?.x);
      await expect(flyout.locator('[data-kind="product"]')).toHaveCount(0);
      if (hasAxe) await expectNoViolations();
      await flyout.locator('[data-part="search-input"]').fill('');
      await flyout.locator('[data-part="flyout-close"]').click();
      await expect(flyout).toBeHidden();
    });
  }
});

// SEARCH-50, SEARCH-55
test('An empty field shows recent searches, without axe violations', async ({ page }) => {
  const recent = page.locator('[data-part="recent-search"]');
  await open(page, 1500);
  for (const text of ['tasse', 'kaffee']) {
    await field(page).fill(text);
    await expect(options(page).first()).toBeVisible();
    await field(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`query=${text}`));
  }
  for (const [width, expanded] of [
    [1500, 408],
    [375, 270],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await field(page).fill('');
    await expect(recent, `${width} px`).toHaveText(['kaffee', 'tasse']);
    const { violations } = await runAxe(page, {
      include: [['[data-fascia="header"]']],
      exclude: [['[data-part="promotion-area"]']],
    });
    expect(violations, `${width} px`).toEqual([]);
    await expect.poll(() => widthOf(page)).toBe(expanded);
    await field(page).press('ArrowDown');
    await expect(recent.first()).toBeFocused();
    expect(await widthOf(page)).toBe(expanded);
  }
  await page.locator('[data-part="recent-remove"]').first().click();
  await expect(recent).toHaveText(['tasse']);
  await recent.click();
  await expect(page).toHaveURL(/query=tasse/);
});
