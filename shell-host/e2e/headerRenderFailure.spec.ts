import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Makes header and footer throw when they render from now on: both read the window's width. */
function breakRendering(): void {
  Object.defineProperty(window, 'innerWidth', {
    get: () => {
      throw new RangeError('No window');
    },
  });
}

const staticHeader = (page: Page) => page.locator('[data-shell="static-header"]');

async function expectStaticHeader(page: Page) {
  await expect(page.locator('#header')).toHaveAttribute('data-remote', 'broken');
  await expect(page.locator('[data-fascia="header"]')).toHaveCount(0);
  await expect(staticHeader(page).getByRole('link', { name: 'Aroma' })).toBeVisible();
  await expect(staticHeader(page).getByRole('search')).toHaveAttribute('action', '/search');
  await expect(staticHeader(page).getByRole('link', { name: 'Warenkorb' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

// HOST-39, HOST-40
test('If the remote’s header fails to render, the page keeps its static header', async ({
  page,
  pageErrors,
  reportedErrors,
}) => {
  await page.addInitScript(breakRendering);
  await page.goto('/');
  await expectStaticHeader(page);
  expect(reportedErrors).toContainEqual({
    module: 'header',
    operation: 'render',
    message: 'RangeError',
  });
  expect(pageErrors).toEqual([]);
});

test('If the header fails later with a flyout open, the static header returns and the page can be used', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/');
  await page.locator('[data-part="icon-user"]').click();
  await expect(page.locator('[data-flyout="account"]')).toBeVisible();
  await page.evaluate(breakRendering);
  await page.evaluate(() => window.dispatchEvent(new Event('resize')));
  await expectStaticHeader(page);
  await expect(page.locator('body')).not.toHaveClass(/header2020/);
  await staticHeader(page).getByRole('link', { name: 'Warenkorb' }).click();
  await expect(page).toHaveURL(/\/service\/cartfrontend\/cart/);
  expect(pageErrors).toEqual([]);
});
