import type { Page } from '@playwright/test';
import { expect, test } from './host.ts';

/** Fails whatever header or footer is drawn from now on: both ask for the window's width. */
function breakDrawing(): void {
  Object.defineProperty(window, 'innerWidth', {
    get: () => {
      throw new RangeError('No window');
    },
  });
}

const fallback = (page: Page) => page.locator('[data-shell="static-header"]');

async function expectStaticHeader(page: Page) {
  await expect(page.locator('#header')).toHaveAttribute('data-remote', 'broken');
  await expect(page.locator('[data-fascia="header"]')).toHaveCount(0);
  await expect(fallback(page).getByRole('link', { name: 'Aroma' })).toBeVisible();
  await expect(fallback(page).getByRole('search')).toHaveAttribute('action', '/search');
  await expect(fallback(page).getByRole('link', { name: 'Warenkorb' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('Where the remote’s header cannot be drawn, the page keeps its static one', async ({
  page,
  uncaught,
  reported,
}) => {
  await page.addInitScript(breakDrawing);
  await page.goto('/');
  await expectStaticHeader(page);
  expect(reported).toContainEqual({ module: 'header', operation: 'render', message: 'RangeError' });
  expect(uncaught).toEqual([]);
});

test('Where it breaks later, with a flyout open, the static one comes back and the page is let go', async ({
  page,
  uncaught,
}) => {
  await page.goto('/');
  await page.locator('[data-part="icon-user"]').click();
  await expect(page.locator('[data-flyout="account"]')).toBeVisible();
  await page.evaluate(breakDrawing);
  await page.evaluate(() => window.dispatchEvent(new Event('resize')));
  await expectStaticHeader(page);
  await expect(page.locator('body')).not.toHaveClass(/header2020/);
  await fallback(page).getByRole('link', { name: 'Warenkorb' }).click();
  await expect(page).toHaveURL(/\/service\/cartfrontend\/cart/);
  expect(uncaught).toEqual([]);
});
