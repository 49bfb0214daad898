import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { moduleRoot, part as partOf } from './locators.ts';
import { waitForPageData } from './pageData.ts';
import { logInAsStaff, openSettings, part } from './previewPanel.ts';

const PREVIEW_URL = /\/service\/preview\/|gettestsat|\/(?:PreviewPanel|preview)\.[^/]*$/;

/** Records the paths of the page's requests for the preview from now on. */
function recordPreviewRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (PREVIEW_URL.test(request.url())) requests.push(new URL(request.url()).pathname);
  });
  return requests;
}

test.describe('the preview', () => {
  // PREV-01
  test('adds no requests, markup or code for shoppers', { tag: '@journey' }, async ({ page }) => {
    const requests = recordPreviewRequests(page);
    await page.goto('/?site=DE');
    await waitForPageData(page);
    await expect(moduleRoot(page, 'preview-panel')).toHaveCount(0);
    expect(requests).toEqual([]);
  });

  // PROMO-07, PREV-18
  test(
    'shows staff the promotions of another day without a reload',
    { tag: '@journey' },
    async ({ page, host }) => {
      await logInAsStaff(page, host.origin);
      await page.goto('/?site=DE');
      const area = partOf(page, 'promotion-area').first();
      const code = partOf(area, 'promo-code').first();
      await expect(code).toBeVisible();
      const today = await code.textContent();
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await openSettings(page);
      await part(page, 'date').fill('2026-12-06');
      await part(page, 'time').fill('08:15');
      await part(page, 'apply').click();
      await expect(part(page, 'message')).toHaveText('Settings applied successfully.');
      await page.keyboard.press('Escape');
      await expect(part(page, 'open')).toHaveText(/Preview.*2026-12-06 08:15/);
      await expect(area.getByText('ADVENT10')).toBeVisible();
      await openSettings(page);
      await part(page, 'logout').click();
      await expect(moduleRoot(page, 'preview-panel')).toHaveCount(0);
      await expect(code).toHaveText(today ?? '');
      expect(await page.evaluate(() => Reflect.has(window, 'isSamePage'))).toBe(true);
    },
  );

  // HOST-62, PREV-14
  test('never prefetches or repeats requests that change the session', async ({
    page,
    host,
    shop,
  }) => {
    await logInAsStaff(page, host.origin);
    for (const route of ['previewToken', 'previewRenew', 'previewLogout'] as const) {
      shop.faults.set(route, { kind: 'status', status: 500 });
    }
    const requests = recordPreviewRequests(page);
    const counts = () =>
      ['/renew', '/token', '/logout'].map(
        (suffix) => requests.filter((path) => path.endsWith(suffix)).length,
      );
    await page.goto('/?site=DE');
    await expect(part(page, 'open')).toBeVisible();
    expect(counts()).toEqual([0, 0, 0]);
    await openSettings(page);
    await part(page, 'apply').click();
    await expect(part(page, 'message')).toHaveText('Applying settings failed.');
    await part(page, 'logout').click();
    await expect(part(page, 'message')).toHaveText('Logging out failed.');
    await expect.poll(counts).toEqual([1, 1, 1]);
    await expect(page.locator('link[rel~="prefetch"], link[rel~="prerender"]')).toHaveCount(0);
  });
});
