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

/** The links of header and footer, with those of the flyouts that have been open, that are pages of the shop. */
async function findOwnLinks(page: Page): Promise<URL[]> {
  const links = await page
    .locator('[data-fascia] a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const { origin } = new URL(page.url());
  return [...new Set(links)]
    .map((href) => new URL(href))
    .filter((url) => url.origin === origin && url.hash === '');
}

/**
 * Which of these links are no page of the shop, of those whose path is not among `asked`, where it is from then on: which
 * page an address has does not depend on the site.
 */
async function findBrokenLinks(
  page: Page,
  links: readonly URL[],
  asked: Set<string>,
): Promise<string[]> {
  const broken: string[] = [];
  for (const { href, pathname } of links) {
    if (asked.has(pathname)) continue;
    asked.add(pathname);
    const response = await page.request.head(href);
    if (response.status() !== 200) broken.push(href);
  }
  return broken;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-fascia="header"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function expectLogo(page: Page, site: string): Promise<void> {
  const { locale, addresses } = siteOf(site);
  await expect(page.locator('html')).toHaveAttribute('lang', locale.split('-')[0] ?? '');
  await expect(page).toHaveTitle(retailer.name);
  const logo = part(page, 'logo').first();
  await expect(logo).toHaveAccessibleName(new RegExp(retailer.name));
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
  const items = menuItems.filter((item) => menuUrl(site, item));
  await expect(part(page, 'nav-item')).toHaveCount(items.length);
  for (const [index, item] of items.entries()) {
    const link = part(page, 'nav-item').nth(index);
    await expect(link).toHaveText(siteOf(site).menuTitles[item]);
    await expect(link).toHaveAttribute('href', menuUrl(site, item) ?? '');
    await link.hover();
    await expect(page.locator(`[data-flyout="${item}"]`)).toBeVisible();
  }
}

/**
 * What the product does in any shop. Sites, addresses and titles are those of the shop that is built; nothing here is
 * a text or an address of a particular one.
 */
test.describe('The header of every shop', { tag: '@every-shop' }, () => {
  // HEAD-02
  test('on a phone the logo is to be seen beside the back button too', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, addressOf(defaultSite, 'cart'));
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

  // HEAD-09, FOOT-16, PROMO-27, SHOP-40, SHOP-41
  test('on each site logo, icons and menu lead to the shop’s pages, their flyouts open, and no link is broken', async ({
    page,
  }) => {
    test.slow();
    const asked = new Set<string>();
    // Each frame of an animation is painted.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const site of sites) {
      await test.step(site, async () => {
        await open(page, home(site));
        await expectLogo(page, site);
        await expectIcons(page, site);
        await expectMenu(page, site);
        await expect(part(page, 'legal-links')).toBeVisible();
        const links = await findOwnLinks(page);
        expect(links.length).toBeGreaterThan(FEWEST_LINKS);
        expect(await findBrokenLinks(page, links, asked)).toEqual([]);
      });
    }
  });

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
    const asked = new Set<string>();
    for (const site of sites) {
      await test.step(site, async () => {
        await page.goto(home(site));
        const shown = menuItems.filter((item) => menuUrl(site, item));
        await expect(part(page, 'logo').first()).toHaveAccessibleName(new RegExp(retailer.name));
        await expect(page.locator('[data-fascia="header"] nav a')).toHaveText(
          shown.map((item) => siteOf(site).menuTitles[item]),
        );
        expect(await findBrokenLinks(page, await findOwnLinks(page), asked)).toEqual([]);
      });
    }
  });
});
