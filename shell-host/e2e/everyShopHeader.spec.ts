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

async function expectIcons(page: Page, site: string): Promise<void> {
  const { features, addresses } = siteOf(site);
  for (const [flyout, icon, address] of iconsWithFlyouts) {
    const link = part(page, icon);
    if (flyout === 'store-finder' && !features.storeFinder) {
      await expect(link).toHaveCount(0);
      continue;
    }
    await expect(link).toHaveAttribute('href', addresses[address] ?? '');
    await link.click();
    const card = page.locator(`[data-flyout="${flyout}"]`);
    await expect(card).toBeVisible();
    // As wide as four icons, also on a site without the store finder.
    expect((await card.boundingBox())?.width).toBeGreaterThanOrEqual(4 * 84);
    await expect(page.locator('[data-flyout]').filter({ visible: true })).toHaveCount(1);
  }
}

async function expectMenu(page: Page, site: string): Promise<void> {
  const menu = menuOf(site);
  await expect(part(page, 'nav-item')).toHaveCount(menu.length);
  for (const [index, [item, address]] of menu.entries()) {
    const link = part(page, 'nav-item').nth(index);
    await expect(link).toHaveText(siteOf(site).menuTitles[item]);
    const href = await link.getAttribute('href');
    expect(withoutSite(href ?? '')).toBe(withoutSite(address));
    await link.hover();
    await expect(page.locator(`[data-flyout="${item}"]`)).toBeVisible();
  }
}

// Sites, addresses and titles come from the folder of the shop that is built. Its own texts and values do not occur here.
test.describe('The header of every shop', { tag: '@every-shop' }, () => {
  test.beforeEach(({ page }) => blockShopFiles(page));

  // HEAD-02
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

  for (const site of sites) {
    // HEAD-09, FOOT-16, PROMO-27, SHOP-40, SHOP-41
    test(`leads to the shop’s pages on ${site}, without a broken link`, async ({ page }) => {
      // Animations are painted frame by frame.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(startPage(site));
      await expectLogo(page, site);
      await expectIcons(page, site);
      await expectMenu(page, site);
      await expect(part(page, 'legal-links')).toBeVisible();
      for (const address of legalPages(site)) {
        await expect(part(page, 'legal-links').locator(`a[href="${address}"]`)).toHaveCount(1);
      }
      expect(await findBrokenLinks(page)).toEqual([]);
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
    // SHOP-40, SHOP-41
    test(`has the shop’s logo, menu and pages in the server’s header on ${site}`, async ({
      page,
    }) => {
      await blockShopFiles(page);
      await page.goto(startPage(site));
      await expect(part(page, 'logo').first()).toHaveAccessibleName(brandName);
      await expect(page.locator('[data-fascia="header"] nav a')).toHaveText(
        menuOf(site).map(([item]) => siteOf(site).menuTitles[item]),
      );
      expect(await findBrokenLinks(page)).toEqual([]);
    });
  }
});
