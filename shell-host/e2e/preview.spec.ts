import type { Page } from '@playwright/test';
import { expect, test } from './host.ts';
import { becomeStaff, openSettings, part } from './previewParts.ts';

const TRACES = /\/service\/preview\/|gettestsat|\/(?:PreviewPanel|preview)\.[^/]*$/;

/** Addresses of what this page asks for from now on that has to do with a preview. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (TRACES.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test('Shoppers meet no trace of the preview: no request, no markup, no code', async ({ page }) => {
  const asked = watch(page);
  for (const path of ['/', '/category/coffee', '/product/10101', '/checkout', '/playground']) {
    await page.goto(`${path}?site=DE`);
    await expect(page.locator('[data-fascia="header"]')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-fascia="preview-panel"]')).toHaveCount(0);
  }
  // The playground places the door for everybody; the panel behind it is not asked for.
  expect(asked.filter((path) => !/\/PreviewPanel\.[^/]*$/.test(path))).toEqual([]);
});

test('A cookie that the service does not know shows nothing', async ({ page, host, shop }) => {
  await becomeStaff(page, host.origin);
  shop.faults.set('previewCheck', {
    kind: 'status',
    status: 401,
    body: '{"status":"UNAUTHORIZED"}',
  });
  const checked = page.waitForResponse(/checkauth/);
  await page.goto('/?site=DE');
  await checked;
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-fascia="preview-panel"]')).toHaveCount(0);
});

test('Staff see another day’s promotions without a reload, and today’s after logging out', async ({
  page,
  host,
}) => {
  await becomeStaff(page, host.origin);
  await page.goto('/?site=DE');
  const area = page.locator('[data-part="promotion-area"]').first();
  await expect(area.locator('[data-part="promo-code"]').first()).toBeVisible();
  const today = await area.locator('[data-part="promo-code"]').first().textContent();
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
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
  expect(await page.evaluate(() => Reflect.has(window, 'stillTheSamePage'))).toBe(true);
});

test('A colleague’s link brings the same settings, and applies nothing by itself', async ({
  page,
  host,
  browser,
}) => {
  await becomeStaff(page, host.origin);
  await page.goto('/?site=PL');
  await openSettings(page);
  await part(page, 'date').fill('2026-12-06');
  await part(page, 'ab-test').selectOption('advent-banner');
  await part(page, 'ab-group').selectOption('dark');
  await part(page, 'apply').click();
  await expect(part(page, 'open')).toContainText('advent-banner: dark');
  const inForce = await part(page, 'open').textContent();
  const link = await page.getByRole('link', { name: 'Link for colleagues' }).getAttribute('href');

  const colleague = await browser.newPage();
  await becomeStaff(colleague, host.origin);
  const asked = watch(colleague);
  await colleague.goto(link ?? '');
  await expect(part(colleague, 'ab-group')).toHaveValue('dark');
  expect(asked.filter((path) => path.endsWith('/token'))).toEqual([]);
  await expect(part(colleague, 'open')).toContainText('Live');
  await part(colleague, 'apply').click();
  await expect(part(colleague, 'open')).toHaveText(inForce ?? '');
  expect(new URL(colleague.url()).searchParams.get('site')).toBe('PL');
  await colleague.close();
});

test('What changes the session is asked once, by no cache, and never ahead', async ({
  page,
  host,
  shop,
}) => {
  await becomeStaff(page, host.origin);
  shop.faults.set('previewToken', { kind: 'status', status: 500 });
  shop.faults.set('previewRenew', { kind: 'status', status: 500 });
  shop.faults.set('previewLogout', { kind: 'status', status: 500 });
  const asked = watch(page);
  await page.goto('/?site=DE');
  await expect(part(page, 'open')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const calls = (end: string) => asked.filter((path) => path.endsWith(end)).length;
  expect(calls('/renew') + calls('/token') + calls('/logout')).toBe(0);
  await openSettings(page);
  const applied = page.waitForRequest(/\/token/);
  await part(page, 'apply').click();
  expect((await (await applied).allHeaders())['cache-control']).toBe('no-cache');
  await expect(part(page, 'message')).toHaveText('Applying settings failed.');
  await part(page, 'logout').click();
  await expect(part(page, 'message')).toHaveText('Logging out failed.');
  await page.waitForLoadState('networkidle');
  expect([calls('/renew'), calls('/token'), calls('/logout')]).toEqual([1, 1, 1]);
  await expect(page.locator('link[rel~="prefetch"], link[rel~="prerender"]')).toHaveCount(0);
});
