import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { flyout, moduleRoot, part } from './locators.ts';
import { serverHeader } from './serverMarkup.ts';

/** Makes header and footer throw when they render, because both use media queries. */
function breakRendering(): void {
  Object.defineProperty(MediaQueryList.prototype, 'matches', {
    get: () => {
      throw new RangeError('No window');
    },
  });
}

async function expectServerHeader(page: Page): Promise<void> {
  await expect(page.locator('#header')).toHaveAttribute('data-fascia-slot-state', 'broken');
  await expect(moduleRoot(page, 'header')).toHaveCount(1);
  const header = serverHeader(page);
  await expect(header.getByRole('link', { name: 'Aroma' })).toBeVisible();
  await expect(header.getByRole('search')).toHaveAttribute('action', '/search');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

// HOST-39, HOST-40
test('a header that fails with an open flyout is replaced by the server’s working header', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/');
  await part(page, 'icon-user').click();
  await expect(flyout(page, 'account')).toBeVisible();
  await page.evaluate(breakRendering);
  await page.setViewportSize({ width: 700, height: 900 });
  await expectServerHeader(page);
  await expect(page.locator('body')).not.toHaveClass(/header2020/);
  await serverHeader(page).getByRole('link', { name: 'Warenkorb' }).click();
  await expect(page).toHaveURL(/\/service\/cartfrontend\/cart/);
  expect(pageErrors).toEqual([]);
});

// HOST-39, HOST-40
test(
  'a header that fails in its first render is reported and the server’s header stays',
  { tag: '@journey' },
  async ({ page, pageErrors, reportedErrors }) => {
    await page.addInitScript(breakRendering);
    await page.goto('/');
    await expectServerHeader(page);
    expect(reportedErrors).toContainEqual({
      module: 'header',
      operation: 'render',
      message: 'RangeError',
    });
    expect(pageErrors).toEqual([]);
  },
);
