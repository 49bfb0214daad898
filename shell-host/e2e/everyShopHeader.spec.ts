import type { Page } from '@playwright/test';
import { routeOf } from '../demo-shop/pages/routing/routes.ts';
import { retailer } from '../demo-shop/retailer.ts';
import { defaultSite, siteOf, sites } from '../demo-shop/sites.ts';
import type { Catalogue } from '../demo-shop/wireTypes.ts';
import {
  blockShopFiles,
  demoPage,
  legalPages,
  menuOf,
  sitesByValue,
  startPage,
  withoutSite,
} from './everyShop.ts';
import { expect, test } from './fixtures.ts';
import { part } from './locators.ts';

const iconsWithFlyouts = [
  ['search', 'icon-search', 'search'],
  ['store-finder', 'icon-store-finder', 'storeFinder'],
  ['account', 'icon-user', 'account'],
  ['cart', 'icon-cart', 'cart'],
] as const;

const brandName = new RegExp(retailer.name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));

/** The links of header, footer and the flyouts opened so far that do not lead to a page of the demo. */
async function findBrokenLinks(page: Page): Promise<string[]> {
  const links = await page
    .locator('[data-fascia] a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const { origin } = new URL(page.url());
  return [...new Set(links)].filter((href) => {
    const url = new URL(href);
    return url.origin === origin && routeOf(url.pathname).name === 'notFound';
  });
}

async function expectLogo(page: Page, site: string): Promise<void> {
  const { locale, addresses } = siteOf(site);
  await expect(page.locator('html')).toHaveAttribute('lang', locale.split('-')[0] ?? '');
  await expect(page).toHaveTitle(retailer.name);
  const logo = part(page, 'logo').first();
  await expect(logo).toHaveAccessibleName(brandName);
  await expect(logo).toHaveAttribute('href', addresses.home ?? '');
}

/** The icons of a site's header with their flyouts and addresses. */
const iconsOf = (site: string) =>
  iconsWithFlyouts.filter(
    ([flyout]) => flyout !== 'store-finder' || siteOf(site).features.storeFinder,
  );

async function expectLinks(page: Page, site: string): Promise<void> {
  const { addresses, menuTitles } = siteOf(site);
  await expect(part(page, 'icon-store-finder')).toHaveCount(
    siteOf(site).features.storeFinder ? 1 : 0,
  );
  for (const [, icon, address] of iconsOf(site)) {
    await expect(part(page, icon)).toHaveAttribute('href', addresses[address] ?? '');
  }
  const menu = menuOf(site);
  const items = page.locator('[data-fascia="header"] nav a[data-part="nav-item"]');
  await expect(items).toHaveText(menu.map(([item]) => menuTitles[item]));
  const hrefs = await items.evaluateAll((all) => all.map((item) => item.getAttribute('href')));
  expect(hrefs.map((href) => withoutSite(href ?? ''))).toEqual(
    menu.map(([, address]) => withoutSite(address)),
  );
  for (const address of legalPages(site)) {
    await expect(part(page, 'legal-links').locator(`a[href="${address}"]`)).toHaveCount(1);
  }
  expect(await findBrokenLinks(page)).toEqual([]);
}

/** Opens all flyouts to add their links to the page. */
async function openFlyouts(page: Page, site: string): Promise<void> {
  for (const [flyout, icon] of iconsOf(site)) {
    await part(page, icon).click();
    const card = page.locator(`[data-flyout="${flyout}"]`);
    await expect(card).toBeVisible();
    // The card is as wide as four icons, even on a site without a store finder.
    expect((await card.boundingBox())?.width).toBeGreaterThanOrEqual(4 * 84);
    await expect(page.locator('[data-flyout]').filter({ visible: true })).toHaveCount(1);
  }
  for (const [item] of menuOf(site)) {
    await page.locator(`[data-part="nav-item"][data-item="${item}"]`).hover();
    await expect(page.locator(`[data-flyout="${item}"]`)).toBeVisible();
  }
}

// Sites, addresses and titles come from the folder of the built shop. These tests do not contain its texts and values.
test.describe('The header of every shop', { tag: '@every-shop' }, () => {
  test.beforeEach(({ page }) => blockShopFiles(page));

  // HEAD-01
  test('shows the logo beside the back button on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(demoPage(defaultSite, 'cart'));
    for (const width of [320, 375, 600]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(part(page, 'back')).toBeVisible();
      const logo = part(page, 'logo');
      const shown = logo.locator('svg, span').filter({ visible: true });
      await expect(shown.first(), `${width} px`).toBeInViewport({ ratio: 1 });
      const [inner, outer] = [await shown.first().boundingBox(), await logo.boundingBox()];
      expect(inner?.width, `${width} px`).toBeGreaterThan(20);
      expect(inner?.width, `${width} px`).toBeLessThanOrEqual(Math.ceil(outer?.width ?? 0));
    }
  });

  for (const site of sitesByValue((each) => siteOf(each).features)) {
    // PROMO-25, SHOP-40
    test(`has flyouts without a broken link on ${site}`, async ({ page }) => {
      // Painting the frames of animations would slow the test down.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(startPage(site));
      await openFlyouts(page, site);
      await expectLinks(page, site);
    });
  }

  test(
    'suggests articles for a search, and leads to the shop’s results page',
    { tag: '@journey' },
    async ({ page }) => {
      await page.goto(startPage(defaultSite));
      const response = await page.request.get(`/demo/catalogue?site=${defaultSite}`);
      const { products } = (await response.json()) as Catalogue;
      const [word = ''] = products[0]?.title.split(' ') ?? [];
      const field = part(page, 'search-input').first();
      await field.fill(word);
      await expect(
        page.locator('[data-part="suggestion"][data-kind="product"]').first(),
      ).toBeVisible();
      const { search = '' } = siteOf(defaultSite).addresses;
      const expected = new URL(search, page.url());
      await field.press('Enter');
      await expect(page).toHaveURL(
        ({ origin, pathname, searchParams }) =>
          origin === expected.origin &&
          pathname === expected.pathname &&
          searchParams.get('query') === word,
      );
    },
  );
});

test.describe('Every shop without scripts', { tag: '@every-shop' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const site of sites) {
    // HEAD-08, FOOT-15, SHOP-40
    test(`leads to the shop’s pages on ${site}`, async ({ page }) => {
      await blockShopFiles(page);
      await page.goto(startPage(site));
      await expectLogo(page, site);
      await expectLinks(page, site);
    });
  }
});
