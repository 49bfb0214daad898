import type { Page } from '@playwright/test';
import { menuItems, retailer } from '../demo-shop/retailer.ts';
import { defaultSite, siteOf, sites } from '../demo-shop/sites.ts';
import { addressOf, menuUrl } from '../demo-shop/urls.ts';
import type { Catalogue } from '../demo-shop/wireTypes.ts';
import { expect, test } from './fixtures.ts';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const home = (site: string) => `/?site=${site}`;

const iconsWithFlyouts = [
  ['search', 'icon-search', 'search'],
  ['store-finder', 'icon-store-finder', 'storeFinder'],
  ['account', 'icon-user', 'account'],
  ['cart', 'icon-cart', 'cart'],
] as const;

/** Fewer would mean that a part of header or footer is missing. Another shop's footer may be small. */
const FEWEST_LINKS = process.env['SHOP'] ? 15 : 40;

/** The links of header and footer, with those of the flyouts that have been open, that are no page of the shop. */
async function findBrokenLinks(page: Page): Promise<string[]> {
  const links = await page
    .locator('[data-fascia] a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const { origin } = new URL(page.url());
  const ownLinks = new Set(
    links.filter((href) => new URL(href).origin === origin && !href.includes('#')),
  );
  expect(ownLinks.size).toBeGreaterThan(FEWEST_LINKS);
  const broken: string[] = [];
  for (const href of ownLinks) {
    const response = await page.request.get(href);
    if (response.status() !== 200) broken.push(href.slice(origin.length));
  }
  return broken;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-fascia="header"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/**
 * What the product does in any shop. Sites, addresses and titles are those of the shop that is built; nothing here is
 * a text or an address of a particular one.
 */
test.describe('The header of every shop', { tag: '@every-shop' }, () => {
  // HEAD-02
  test('on a phone the logo is to be seen beside the back button too', async ({ page }) => {
    for (const width of [320, 375, 600]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, addressOf(defaultSite, 'cart'));
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
    test(`on ${site} logo, icons and menu lead to the shop’s pages, their flyouts open, and no link is broken`, async ({
      page,
    }) => {
      const { locale, features, addresses, menuTitles } = siteOf(site);
      await open(page, home(site));
      await expect(page.locator('html')).toHaveAttribute('lang', locale.split('-')[0] ?? '');
      await expect(page).toHaveTitle(retailer.name);
      const logo = part(page, 'logo').first();
      await expect(logo).toHaveAccessibleName(new RegExp(retailer.name));
      await expect(logo).toHaveAttribute('href', addresses.home ?? '');

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

      const items = menuItems.filter((item) => menuUrl(site, item));
      await expect(part(page, 'nav-item')).toHaveCount(items.length);
      for (const [index, item] of items.entries()) {
        const link = part(page, 'nav-item').nth(index);
        await expect(link).toHaveText(menuTitles[item]);
        await expect(link).toHaveAttribute('href', menuUrl(site, item) ?? '');
        await link.hover();
        await expect(page.locator(`[data-flyout="${item}"]`)).toBeVisible();
      }

      await expect(part(page, 'legal-links')).toBeVisible();
      expect(await findBrokenLinks(page)).toEqual([]);
    });
  }

  test('a search suggests articles, and leads to the shop’s page of results', async ({ page }) => {
    await open(page, home(defaultSite));
    const response = await page.request.get(`/demo/catalogue?site=${defaultSite}`);
    const { products } = (await response.json()) as Catalogue;
    const [word = ''] = products[0]?.title.split(' ') ?? [];
    const field = part(page, 'search-input').first();
    await field.fill(word);
    const article = page.locator('[data-part="suggestion"][data-kind="product"]').first();
    await expect(article).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('query') === word);
    const { search = '' } = siteOf(defaultSite).addresses;
    expect(new URL(page.url()).pathname).toBe(new URL(search, page.url()).pathname);
    await expect(page.locator('main article').first()).toBeVisible();
  });
});

test.describe('Every shop without scripts', { tag: '@every-shop' }, () => {
  test.use({ javaScriptEnabled: false });

  // SHOP-40, SHOP-41
  test('the server’s header has the shop’s logo, menu and pages', async ({ page }) => {
    for (const site of sites) {
      await page.goto(`/?site=${site}`);
      const header = page.locator('[data-fascia="header"]');
      const shown = menuItems.filter((item) => menuUrl(site, item));
      await expect(part(page, 'logo').first()).toHaveAccessibleName(new RegExp(retailer.name));
      await expect(header.locator('nav a')).toHaveText(
        shown.map((item) => siteOf(site).menuTitles[item]),
      );
      for (const link of await header.locator('a').all()) {
        const response = await page.request.get((await link.getAttribute('href')) ?? '');
        expect(response.status()).toBe(200);
      }
    }
  });
});
