import type { Page } from '@playwright/test';
import { retailer } from '../demo-shop/retailer.ts';
import { defaultSite } from '../demo-shop/sites.ts';
import { menuOf } from './everyShop.ts';
import { expect, test } from './fixtures.ts';
import { part } from './locators.ts';
import { waitForPageData, waitForRendering } from './pageData.ts';

const PUBLIC_DATA = /\/api\/(?:promotion|themeworlds)\/|\/jsonflyoutnavigation/;

/** Records the page's later requests for data that a server renders. */
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

const promotions = ['~header_benefits', '~header_pi', '~header_top'];

// SSR-02
test(
  'the browser does not request the data of the server’s header again',
  { tag: '@every-shop' },
  async ({ page }) => {
    const reads = recordReads(page);
    await page.goto(`/?site=${defaultSite}`);
    await waitForPageData(page);
    // A shop may have no menu.
    if (menuOf(defaultSite).length > 0) {
      await part(page, 'nav-item').first().hover();
      await expect(page.locator('[data-flyout]').filter({ visible: true })).toHaveCount(1);
    }
    await waitForRendering(page);
    expect(reads).toEqual([]);
  },
);

// SSR-02
test('another category page requests its own promotion, and another site its own data', async ({
  page,
}) => {
  const reads = recordReads(page);
  await page.goto('/');
  await waitForPageData(page);
  await page.getByRole('main').locator('a[href^="/category/coffee"]').first().click();
  await expect(part(page, 'category-banner')).toBeVisible();
  expect(reads).toEqual(['category_coffee']);

  reads.length = 0;
  await page.getByRole('combobox', { name: /site|land|country/i }).selectOption('PL');
  await expect(page.locator('[data-fascia="header"]')).toHaveAttribute('data-site', 'PL');
  const expected = [...promotions, 'jsonflyoutnavigation PL'];
  await expect.poll(() => reads).toEqual(expect.arrayContaining(expected));
  expect(reads.toSorted()).toEqual([...new Set(reads)].toSorted());
});

// SSR-02
test('a page with the preview cookie requests each promotion once', async ({
  page,
  context,
  host,
}) => {
  const cookie = { name: retailer.cookies.preview, value: 'token', url: host.origin };
  await context.addCookies([cookie]);
  const reads = recordReads(page);
  await page.goto('/category/coffee?site=DE');
  await waitForPageData(page);
  await expect.poll(() => reads.toSorted()).toEqual(['category_coffee', ...promotions]);
});
