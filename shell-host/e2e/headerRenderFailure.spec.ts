import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { serverHeader } from './serverMarkup.ts';

/** Makes header and footer throw when they render from now on: both read the window's width. */
function breakRendering(): void {
  Object.defineProperty(window, 'innerWidth', {
    get: () => {
      throw new RangeError('No window');
    },
  });
}

async function expectServerHeader(page: Page) {
  await expect(page.locator('#header')).toHaveAttribute('data-fascia-slot-state', 'broken');
  await expect(page.locator('[data-fascia="header"]')).toHaveCount(1);
  const header = serverHeader(page);
  await expect(header.getByRole('link', { name: 'Aroma' })).toBeVisible();
  await expect(header.getByRole('search')).toHaveAttribute('action', '/search');
  await expect(header.getByRole('link', { name: 'Warenkorb' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

// HOST-39, HOST-40
test('If the header fails to render in the browser, also later with a flyout open, the page keeps the server’s, and can be used', async ({
  page,
  pageErrors,
  reportedErrors,
}) => {
  await page.goto('/');
  await page.locator('[data-part="icon-user"]').click();
  await expect(page.locator('[data-flyout="account"]')).toBeVisible();
  await page.evaluate(breakRendering);
  await page.evaluate(() => window.dispatchEvent(new Event('resize')));
  await expectServerHeader(page);
  await expect(page.locator('body')).not.toHaveClass(/header2020/);
  await serverHeader(page).getByRole('link', { name: 'Warenkorb' }).click();
  await expect(page).toHaveURL(/\/service\/cartfrontend\/cart/);
  expect(pageErrors).toEqual([]);
  await test.step('it fails at once', async () => {
    reportedErrors.length = 0;
    await page.addInitScript(breakRendering);
    await page.goto('/');
    await expectServerHeader(page);
    expect(reportedErrors).toContainEqual({
      module: 'header',
      operation: 'render',
      message: 'RangeError',
    });
    expect(pageErrors).toEqual([]);
  });
});
