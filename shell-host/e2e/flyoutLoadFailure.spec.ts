import type { Page } from '@playwright/test';
import { breakFiles } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { chunkFile, FLYOUT_ICONS, stayOnPage } from './flyoutIcons.ts';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const flyout = (page: Page, name: string) => page.locator(`[data-flyout="${name}"]`);

// HEAD-08, HEAD-24
test('If the script or the style sheet of a flyout fails to load, its icon is a plain link and the error is reported', async ({
  page,
  pageErrors,
  reportedErrors,
}) => {
  test.slow();
  const operations = () => reportedErrors.map(({ operation }) => operation);
  const paths = await stayOnPage(page, '/help');
  for (const [index, { icon, chunk, address }] of FLYOUT_ICONS.entries()) {
    const kind = index % 2 === 0 ? 'js' : 'css';
    await test.step(`${icon}: ${kind}`, async () => {
      await breakFiles(page, chunkFile(chunk, kind), 'refused', 'for good');
      // What fails while a page is being left is not reported.
      await page.goto('/help');
      await part(page, icon).click();
      await expect.poll(() => paths).toContain(address);
      await expect.poll(operations).toContain(`${icon} flyout`);
    });
  }
  expect(pageErrors).toEqual([]);
});

// HEAD-24
test('A flyout opens if a later attempt to load its code succeeds', async ({
  page,
  pageErrors,
}) => {
  test.slow();
  await page.goto('/help');
  for (const { icon, flyout: name, chunk } of FLYOUT_ICONS) {
    await test.step(name, async () => {
      const { requests, repair } = await breakFiles(
        page,
        chunkFile(chunk, 'js'),
        'refused',
        'for good',
      );
      await part(page, icon).hover();
      await expect.poll(() => requests).not.toEqual([]);
      repair();
      await part(page, icon).click();
      await expect(flyout(page, name)).toBeVisible();
    });
  }
  expect(new URL(page.url()).pathname).toBe('/help');
  expect(pageErrors).toEqual([]);
});

test('The navigation’s flyouts, and the levels of the drawer, are there if a later attempt to load their code succeeds', async ({
  page,
  reportedErrors,
}) => {
  let isDown = true;
  await page.route(/\/remote\/navigation-flyouts\./, (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await page.goto('/help');
  const toggle = page.locator('[data-item="coffee"] + button');
  await toggle.click();
  await expect.poll(() => reportedErrors.length).toBe(1);
  isDown = false;
  // On a busy machine a retry of the first click may still be failing.
  await expect(async () => {
    await toggle.click();
    await expect(flyout(page, 'coffee')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(reportedErrors).toHaveLength(1);
  await test.step('the drawer', async () => {
    isDown = true;
    reportedErrors.length = 0;
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto('/help');
    const menu = page.locator('form:has(+ dialog) > button');
    await menu.click();
    await expect.poll(() => reportedErrors.length).toBe(1);
    await expect(part(page, 'drill-down')).toHaveCount(0);
    await page.keyboard.press('Escape');
    isDown = false;
    await menu.click();
    await expect(part(page, 'drill-down')).toHaveCount(4);
  });
});
