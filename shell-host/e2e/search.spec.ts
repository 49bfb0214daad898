import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './host.ts';
import { watchScripts } from './scripts.ts';

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

/** Where the other parts of the header stand. */
function places(page: Page) {
  return page.evaluate(() =>
    ['logo', 'icon-search', 'icon-cart', 'nav-item'].map((part) => {
      const element = document.querySelector(`[data-part="${part}"]`);
      return element && JSON.stringify(element.getBoundingClientRect());
    }),
  );
}

for (const [width, collapsed, expanded] of [
  [1500, 170, 408],
  [1000, 170, 408],
  [980, 170, 408],
  [979, 270, 270],
  [375, 270, 270],
] as const) {
  test(`The box is ${collapsed} px wide, and ${expanded} in use, on a page ${width} px wide; nothing else moves`, async ({
    page,
  }) => {
    await open(page, width);
    const before = await places(page);
    expect(await widthOf(page)).toBe(collapsed);
    await field(page).focus();
    await expect.poll(() => widthOf(page)).toBe(expanded);
    expect(await places(page)).toEqual(before);
    await field(page).blur();
    await expect.poll(() => widthOf(page)).toBe(collapsed);
  });
}

for (const [width, height] of [
  [1500, 900],
  [1500, 480],
  [1000, 700],
  [980, 700],
  [800, 700],
  [375, 667],
] as const) {
  test(`The panel begins 44 px below the box’ top, ends 50 px above the window’s end, and is reachable at ${width}×${height}`, async ({
    page,
  }) => {
    await open(page, width);
    await page.setViewportSize({ width, height });
    await field(page).fill('ka');
    await expect(panel(page)).toBeVisible();
    const top = (await box(page).boundingBox())?.y ?? 0;
    const area = await panel(page).boundingBox();
    expect((area?.y ?? 0) - top).toBe(44);
    expect((area?.y ?? 0) + (area?.height ?? 0)).toBeLessThanOrEqual(height - 50);
    expect(area?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((area?.x ?? 0) + (area?.width ?? 0)).toBeLessThanOrEqual(width);
    await field(page).press('ArrowUp');
    await expect(options(page).last()).toBeInViewport();
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  });
}

test('Moving to the panel with the pointer and pressing in it keeps it open', async ({ page }) => {
  await open(page, 1500);
  await field(page).fill('ka');
  await expect(panel(page)).toBeVisible();
  await panel(page).getByText('Suchbegriffe').click();
  await expect(field(page)).toBeFocused();
  await field(page).blur();
  await expect(panel(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(panel(page)).toBeHidden();
});

for (const [width, expected] of [
  [1500, 350],
  [980, 350],
  [800, 350],
  [375, 350],
] as const) {
  test(`The icon’s flyout has a box ${expected} px wide and closes the overlay, at ${width} px`, async ({
    page,
  }) => {
    await open(page, width);
    await field(page).fill('ka');
    await expect(panel(page)).toBeVisible();
    await page.locator('[data-part="icon-search"]').focus();
    await page.keyboard.press('Enter');
    const flyout = page.locator('[data-flyout="search"]');
    await expect(flyout.locator('[data-part="search-input"]')).toBeFocused();
    await expect(panel(page)).toBeHidden();
    const area = await flyout.locator('[data-part="search"]').boundingBox();
    expect(area?.width).toBe(expected);
    await page.keyboard.type('tasse');
    await expect(flyout.getByRole('option').first()).toBeVisible();
    await expect(flyout.locator('[data-kind="product"]')).toHaveCount(0);
  });
}

test('Nothing of the suggestions comes before the box has the focus, and then at most 20 kB', async ({
  page,
}) => {
  const downloaded = watchScripts(page);
  await open(page, 1500);
  const before = (await downloaded()).map(({ url }) => url);
  expect(before.join()).not.toContain('/search.');
  await field(page).focus();
  await field(page).pressSequentially('ka');
  await expect(options(page).first()).toBeVisible();
  const panelScripts = (await downloaded()).filter(({ url }) => !before.includes(url));
  const bytes = panelScripts.map(({ text }) => gzipSync(text, { level: 9 }).length);
  expect(panelScripts.length).toBeGreaterThan(0);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20_000);
});

for (const width of [1500, 375]) {
  test(`axe finds nothing on the open suggestions at ${width} px, in the header and in the flyout`, async ({
    page,
  }) => {
    await open(page, width);
    const check = async () => {
      const { violations } = await new AxeBuilder({ page })
        .include('[data-fascia="header"]')
        .exclude('[data-part="promotion-area"]')
        .analyze();
      expect(violations).toEqual([]);
    };
    await field(page).fill('ka');
    await field(page).press('ArrowDown');
    await expect(options(page).first()).toBeVisible();
    await check();
    await page.locator('[data-part="icon-search"]').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-flyout="search"] input').first()).toBeFocused();
    await page.keyboard.type('tasse');
    await expect(page.locator('[data-flyout="search"]').getByRole('option').first()).toBeVisible();
    await check();
  });
}
