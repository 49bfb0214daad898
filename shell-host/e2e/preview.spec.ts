import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
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

// PREV-01
test('Shoppers get nothing of the preview: no requests, no markup, no code', async ({ page }) => {
  const requests = recordPreviewRequests(page);
  for (const path of ['/', '/category/coffee', '/product/10101', '/checkout', '/playground']) {
    await page.goto(`${path}?site=DE`);
    await expect(page.locator('[data-fascia="header"]')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-fascia="preview-panel"]')).toHaveCount(0);
  }
  // The playground loads the exposed module for all visitors; the panel's own code is not loaded.
  expect(requests.filter((path) => !/\/PreviewPanel\.[^/]*$/.test(path))).toEqual([]);
});

// PROMO-07, PREV-18
test('Staff see the promotions of another day without a reload, and today’s after logging out', async ({
  page,
  host,
}) => {
  await logInAsStaff(page, host.origin);
  await page.goto('/?site=DE');
  const area = page.locator('[data-part="promotion-area"]').first();
  await expect(area.locator('[data-part="promo-code"]').first()).toBeVisible();
  const today = await area.locator('[data-part="promo-code"]').first().textContent();
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
  await expect(page.locator('[data-fascia="preview-panel"]')).toHaveCount(0);
  await expect(area.locator('[data-part="promo-code"]').first()).toHaveText(today ?? '');
  expect(await page.evaluate(() => Reflect.has(window, 'isSamePage'))).toBe(true);
});

// PREV-27, PREV-28
test('A link for colleagues fills in the same settings and does not apply them by itself', async ({
  page,
  host,
  browser,
}) => {
  await logInAsStaff(page, host.origin);
  await page.goto('/?site=PL');
  await openSettings(page);
  await part(page, 'date').fill('2026-12-06');
  await part(page, 'ab-test').selectOption('advent-banner');
  await part(page, 'ab-group').selectOption('dark');
  await part(page, 'apply').click();
  await expect(part(page, 'open')).toContainText('advent-banner: dark');
  const applied = await part(page, 'open').textContent();
  const link = await page.getByRole('link', { name: 'Link for colleagues' }).getAttribute('href');

  const colleague = await browser.newPage();
  await logInAsStaff(colleague, host.origin);
  const requests = recordPreviewRequests(colleague);
  await colleague.goto(link ?? '');
  await expect(part(colleague, 'ab-group')).toHaveValue('dark');
  expect(requests.filter((path) => path.endsWith('/token'))).toEqual([]);
  await expect(part(colleague, 'open')).toContainText('Live');
  await expect(part(colleague, 'link-question')).toContainText('These settings come from a link.');
  await part(colleague, 'apply').click();
  await expect(part(colleague, 'open')).toHaveText(applied ?? '');
  expect(new URL(colleague.url()).search).toBe('?site=PL');
  await colleague.close();
});

// HOST-32, PREV-14
test('Requests that change the session are sent once, uncached and never in advance', async ({
  page,
  host,
  shop,
}) => {
  await logInAsStaff(page, host.origin);
  shop.faults.set('previewToken', { kind: 'status', status: 500 });
  shop.faults.set('previewRenew', { kind: 'status', status: 500 });
  shop.faults.set('previewLogout', { kind: 'status', status: 500 });
  const requests = recordPreviewRequests(page);
  await page.goto('/?site=DE');
  await expect(part(page, 'open')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const countOf = (suffix: string) => requests.filter((path) => path.endsWith(suffix)).length;
  expect(countOf('/renew') + countOf('/token') + countOf('/logout')).toBe(0);
  await openSettings(page);
  const applied = page.waitForRequest(/\/token/);
  await part(page, 'apply').click();
  expect((await (await applied).allHeaders())['cache-control']).toBe('no-cache');
  await expect(part(page, 'message')).toHaveText('Applying settings failed.');
  await part(page, 'logout').click();
  await expect(part(page, 'message')).toHaveText('Logging out failed.');
  await page.waitForLoadState('networkidle');
  expect([countOf('/renew'), countOf('/token'), countOf('/logout')]).toEqual([1, 1, 1]);
  await expect(page.locator('link[rel~="prefetch"], link[rel~="prerender"]')).toHaveCount(0);
});
