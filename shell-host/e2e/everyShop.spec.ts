import type { Page } from '@playwright/test';
import { menuItems, retailer } from '../demo-shop/retailer.ts';
import { defaultSite, siteOf, sites } from '../demo-shop/sites.ts';
import { addressOf, menuUrl } from '../demo-shop/urls.ts';
import type { Catalogue } from '../demo-shop/wireTypes.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { logInAsStaff, openSettings, part as panelPart } from './previewPanel.ts';

/**
 * What the product does in any shop. Sites, addresses and titles are those of the shop that is built; nothing here is
 * a text or an address of a particular one (docs/adopting.md).
 */
test.describe('In every shop', { tag: '@every-shop' }, () => {
  const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
  const header = (page: Page) => page.locator('[data-fascia="header"]');

  async function open(page: Page, address: string): Promise<void> {
    await page.goto(address);
    await expect(header(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
  }

  const home = (site: string) => `/?site=${site}`;

  /** The catalogue of a site, as the demo's pages read it. */
  async function readCatalogue(page: Page, site: string): Promise<Catalogue> {
    const response = await page.request.get(`/demo/catalogue?site=${site}`);
    return (await response.json()) as Catalogue;
  }

  // SHOP-40
  test('every site has its language, the shop’s name, and a logo that leads home', async ({
    page,
  }) => {
    for (const site of sites) {
      await open(page, home(site));
      const language = siteOf(site).locale.split('-')[0] ?? '';
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(retailer.name);
      await expect(part(page, 'logo').first()).toHaveAccessibleName(new RegExp(retailer.name));
      const { home: address = '' } = siteOf(site).addresses;
      await expect(part(page, 'logo').first()).toHaveAttribute('href', address);
    }
  });

  for (const [flyout, icon, address] of [
    ['search', 'icon-search', 'search'],
    ['store-finder', 'icon-store-finder', 'storeFinder'],
    ['account', 'icon-user', 'account'],
    ['cart', 'icon-cart', 'cart'],
  ] as const) {
    // SHOP-41
    test(`the header’s icon of ${flyout} leads to its page, and opens its flyout`, async ({
      page,
    }) => {
      for (const site of sites) {
        const { features, addresses } = siteOf(site);
        await open(page, home(site));
        const link = part(page, icon);
        if (flyout === 'store-finder' && !features.storeFinder) {
          await expect(link).toHaveCount(0);
          continue;
        }
        await expect(link).toHaveAttribute('href', addresses[address] ?? '');
        await link.click();
        await expect(page.locator(`[data-flyout="${flyout}"]`)).toBeVisible();
      }
    });
  }

  // SHOP-41
  test('the navigation has the items of the shop’s menu, with their flyouts', async ({ page }) => {
    for (const site of sites) {
      await open(page, home(site));
      const shown = menuItems.filter((item) => menuUrl(site, item));
      await expect(part(page, 'nav-item')).toHaveCount(shown.length);
      for (const [index, item] of shown.entries()) {
        const link = part(page, 'nav-item').nth(index);
        await expect(link).toHaveText(siteOf(site).menuTitles[item]);
        await expect(link).toHaveAttribute('href', menuUrl(site, item) ?? '');
        await link.hover();
        await expect(page.locator(`[data-flyout="${item}"]`)).toBeVisible();
      }
      await page.mouse.move(5, 890);
    }
  });

  test('a search suggests articles, and leads to the shop’s page of results', async ({ page }) => {
    await open(page, home(defaultSite));
    const { products } = await readCatalogue(page, defaultSite);
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

  test('an article gets into the cart: the badge counts it, and the flyout leads to checkout', async ({
    page,
  }) => {
    const { products } = await readCatalogue(page, defaultSite);
    const { url = '' } = products.find(({ stock }) => stock > 0) ?? {};
    await open(page, url);
    const add = page.locator('main form button[type="submit"]').first();
    await expect(add).not.toHaveAttribute('aria-disabled', 'true');
    await add.click();
    await expect(part(page, 'cart-badge')).toHaveText('1');
    await part(page, 'icon-cart').click();
    const { checkout = '' } = siteOf(defaultSite).addresses;
    await expect(part(page, 'checkout').first()).toHaveAttribute('href', checkout);
  });

  // SHOP-40
  test('the country switcher leads to the start page of each other site', async ({ page }) => {
    await open(page, home(defaultSite));
    await page.locator('[data-part="country-switcher"] button').click();
    await expect(part(page, 'country')).toHaveCount(sites.length);
    for (const site of sites) {
      const country = page.locator(`[data-part="country"][data-code="${site}"]`);
      const { label, start } = siteOf(site);
      await expect(country).toContainText(label);
      if (site !== defaultSite) await expect(country).toHaveAttribute('href', start);
    }
  });

  for (const site of sites) {
    // SHOP-42
    test(`on ${site} a visitor signs up for the newsletter`, async ({ page }) => {
      await open(page, `${addressOf(defaultSite, 'newsletter').split('?')[0]}?site=${site}`);
      const form = page.locator('main [data-fascia="newsletter-form"]');
      await form.locator('[name="email"]').fill('ada@example.org');
      for (const name of ['firstName', 'lastName']) {
        const field = form.locator(`[name="${name}"]`);
        if ((await field.count()) > 0) await field.fill('Ada');
      }
      const salutation = form.locator('[name="salutation"]');
      if ((await salutation.count()) > 0) await salutation.selectOption('MRS');
      const consent = form.locator('[name="legals"]');
      if ((await consent.count()) > 0) await consent.check();
      await form.locator('button[type="submit"]').click();
      await expect(form.locator('[data-part="success"]')).toContainText('ada@example.org');
    });
  }

  test('the home page has no axe violations', async ({ page }) => {
    await open(page, home(defaultSite));
    await expect(part(page, 'legal-links')).toBeVisible();
    await expectNoViolations(page, 'body');
  });

  // SHOP-41
  test('checkout has a reduced header, whose logo leads home', async ({ page }) => {
    await open(page, addressOf(defaultSite, 'checkout'));
    await expect(part(page, 'secure-hint')).toBeVisible();
    await expect(part(page, 'icon-cart')).toHaveCount(0);
    await part(page, 'logo').click();
    await expect(part(page, 'nav-item').first()).toBeVisible();
  });

  // SHOP-43
  test('staff have the preview panel, and nobody else', async ({ page, host }) => {
    await open(page, home(defaultSite));
    await expect(page.locator('[data-fascia="preview-panel"]')).toHaveCount(0);
    await logInAsStaff(page, host.origin);
    await page.reload();
    await openSettings(page);
    await panelPart(page, 'date').fill('2026-12-06');
    await panelPart(page, 'time').fill('08:15');
    await panelPart(page, 'apply').click();
    await expect(panelPart(page, 'open')).toHaveText(/2026-12-06 08:15/);
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(cookies).toContain(retailer.cookies.preview);
  });

  // SHOP-42
  test('a customer sees the loyalty programme where the shop has one', async ({ page, host }) => {
    const data = { kind: 'LOGGED_IN', firstName: 'Kim', card: true, beans: 1240 };
    await page.request.put(`${host.origin}/demo/visitor`, { data });
    for (const site of sites) {
      await open(page, home(site));
      await expect(part(page, 'icon-user')).toHaveAttribute('data-known', 'true');
      await part(page, 'icon-user').click();
      await expect(part(page, 'account-links')).toBeVisible();
      const { loyalty } = siteOf(site).features;
      await expect(part(page, 'beans')).toHaveCount(loyalty ? 1 : 0);
    }
  });
});

test.describe('In every shop, without scripts', { tag: '@every-shop' }, () => {
  test.use({ javaScriptEnabled: false });

  // SHOP-40, SHOP-41
  test('the static header has the shop’s logo, menu and pages', async ({ page }) => {
    for (const site of sites) {
      await page.goto(`/?site=${site}`);
      const header = page.locator('[data-shell="static-header"]');
      const shown = menuItems.filter((item) => menuUrl(site, item));
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
