import type { Page } from '@playwright/test';
import { retailer } from '../demo-shop/retailer.ts';
import { defaultSite } from '../demo-shop/sites.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated } from './serverMarkup.ts';

const PUBLIC_DATA = /\/api\/(?:promotion|themeworlds)\/|\/jsonflyoutnavigation/;

/** Records what the page reads of the data that a server renders, from now on. */
function recordReads(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!PUBLIC_DATA.test(pathname)) return;
    const name = decodeURIComponent(pathname.split('/').at(-1) ?? '');
    const site = searchParams.get('site');
    reads.push(site ? `${name} ${site}` : name);
  });
  return reads;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectHydrated(page);
  await page.waitForLoadState('networkidle');
}

const promotions = ['~header_benefits', '~header_pi', '~header_top'];

// SSR-02, SSR-122
test(
  'Promotions, navigation and theme worlds of the server’s header are not read again, however it is used',
  { tag: '@every-shop' },
  async ({ page }) => {
    const reads = recordReads(page);
    await open(page, `/?site=${defaultSite}`);
    await page.locator('[data-part="nav-item"]').first().hover();
    await expect(page.locator('[data-flyout]').filter({ visible: true })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    expect(reads).toEqual([]);
  },
);

// SSR-02, SSR-122
test('Another category page reads its own promotion once, another site its own data once each, and a page with the preview cookie each promotion once', async ({
  page,
  context,
  host,
}) => {
  const reads = recordReads(page);
  await open(page, '/');
  expect(reads).toEqual([]);
  await page.getByRole('main').locator('a[href^="/category/coffee"]').first().click();
  await expect(page.locator('[data-part="category-banner"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(reads).toEqual(['category_coffee']);

  reads.length = 0;
  await page.getByRole('combobox', { name: /site|land|country/i }).selectOption('PL');
  await expect(page.locator('[data-fascia="header"]')).toHaveAttribute('data-site', 'PL');
  const expected = [...promotions, 'jsonflyoutnavigation PL'];
  await expect.poll(() => reads).toEqual(expect.arrayContaining(expected));
  const unique = [...new Set(reads)];
  expect(reads.toSorted()).toEqual(unique.toSorted());

  await test.step('with the preview cookie each promotion is read once, and nothing else', async () => {
    const cookie = { name: retailer.cookies.preview, value: 'token', url: host.origin };
    await context.addCookies([cookie]);
    reads.length = 0;
    await open(page, '/category/coffee?site=DE');
    expect(reads.toSorted()).toEqual(['category_coffee', ...promotions]);
  });
});
