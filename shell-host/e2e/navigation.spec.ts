import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { boxOf, flyout, navItem, navToggle, part } from './locators.ts';

async function openFlyout(page: Page, name: string): Promise<Locator> {
  await navToggle(page, name).click();
  await expect(flyout(page, name)).toBeVisible();
  return flyout(page, name);
}

// UI-34
test('pictures of theme worlds are aligned below headings of one and two lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto('/contact');
  await openFlyout(page, 'theme-worlds');
  const tops = await part(page, 'theme-section').evaluateAll((sections) =>
    sections.map((section) => section.querySelector('ul')?.getBoundingClientRect().y),
  );
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
});

// NAV-17
test('a flyout is below its item, as wide as its entries, and fills a narrow window', async ({
  page,
}) => {
  await page.goto('/contact');
  for (const width of [1920, 1100]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const logo = await boxOf(part(page, 'logo').first());
      for (const name of ['sale', 'categories']) {
        const sheet = await boxOf(await openFlyout(page, name));
        expect(sheet.right).toBeLessThan(width);
        expect(sheet.right).toBeGreaterThan((await boxOf(navItem(page, name))).right);
        expect(sheet.x).toBeLessThanOrEqual(logo.x);
        expect(logo.x - sheet.x).toBeLessThanOrEqual(32);
        // The background of an open entry is wider than its text, which is below the logo.
        const column = await boxOf(flyout(page, name).locator('[data-column]').first());
        expect(column.x).toBe(logo.x - 12);
        await page.keyboard.press('Escape');
        await expect(flyout(page, name)).toBeHidden();
      }
    });
  }
  await test.step('next column', async () => {
    const sheet = await openFlyout(page, 'categories');
    const before = await boxOf(sheet);
    await sheet.locator('[data-column] button').first().click();
    await expect(sheet.locator('[data-column]')).toHaveCount(2);
    const after = await boxOf(sheet);
    expect(after.right).toBeGreaterThan(before.right);
    expect(after.right).toBeLessThanOrEqual(1100);
    await page.keyboard.press('Escape');
  });
  await test.step('less than 96 px beside it', async () => {
    await page.setViewportSize({ width: 980, height: 900 });
    const sheet = await openFlyout(page, 'categories');
    await expect.poll(() => boxOf(sheet)).toMatchObject({ x: 0, width: 980 });
  });
});
