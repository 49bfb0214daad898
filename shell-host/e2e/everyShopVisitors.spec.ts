import type { Page } from '@playwright/test';
import { retailer } from '../demo-shop/retailer.ts';
import { defaultSite, siteOf, sites } from '../demo-shop/sites.ts';
import type { Catalogue } from '../demo-shop/wireTypes.ts';
import { expectNoViolations } from './axe.ts';
import { blockShopFiles, demoPage, sitesByValue, startPage, waitForModules } from './everyShop.ts';
import { expect, test } from './fixtures.ts';
import { moduleRoot, part } from './locators.ts';
import { waitForPageData } from './pageData.ts';
import { logInAsStaff, openSettings, part as panelPart } from './previewPanel.ts';

/** Returns the percentages in the demo's own texts, but not those in the form, whose texts are the shop's. */
const promisedPercentages = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    copy.querySelector('[data-fascia="newsletter-form"]')?.remove();
    const found = copy.textContent.match(/%\s?\d+|\d+\s?%/g) ?? [];
    return [...new Set(found.map((text) => Number(text.replaceAll(/\D/g, ''))))];
  });

/** Fills in and sends the newsletter form with all fields that the site has. */
async function signUp(page: Page): Promise<void> {
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
  await expect(part(form, 'success')).toContainText('ada@example.org');
}

// Sites, addresses and titles come from the folder of the built shop. These tests do not contain its texts and values.
test.describe('Visitors of every shop', { tag: '@every-shop' }, () => {
  test.beforeEach(({ page }) => blockShopFiles(page));

  test(
    'see an added article in the cart and a link to checkout',
    { tag: '@journey' },
    async ({ page }) => {
      const response = await page.request.get(`/demo/catalogue?site=${defaultSite}`);
      const { products } = (await response.json()) as Catalogue;
      const { url = '' } = products.find(({ stock }) => stock > 0) ?? {};
      await page.goto(url);
      const add = page.locator('main form button[type="submit"]').first();
      await add.click();
      await expect(part(page, 'cart-badge')).toHaveText('1');
      await part(page, 'icon-cart').click();
      const { checkout = '' } = siteOf(defaultSite).addresses;
      await expect(part(page, 'checkout').first()).toHaveAttribute('href', checkout);
    },
  );

  // SHOP-40
  test(
    'find the start page of each other site in the country switcher',
    { tag: '@journey' },
    async ({ page }) => {
      await page.goto(startPage(defaultSite));
      await page.locator('[data-part="country-switcher"] button').click();
      await expect(part(page, 'country')).toHaveCount(sites.length);
      for (const site of sites) {
        const country = page.locator(`[data-part="country"][data-code="${site}"]`);
        const { label, start } = siteOf(site);
        await expect(country).toContainText(label);
        if (site !== defaultSite) await expect(country).toHaveAttribute('href', start);
      }
    },
  );

  for (const site of sitesByValue((each) => siteOf(each).newsletter)) {
    // SHOP-40
    test(`sign up for the newsletter of ${site}`, async ({ page }) => {
      await page.goto(demoPage(site, 'newsletter'));
      const { discount } = siteOf(site).newsletter;
      const expected = discount === undefined ? [] : [Math.round(discount * 100)];
      await expect(moduleRoot(page, 'newsletter-form').first()).toBeVisible();
      expect(await promisedPercentages(page)).toEqual(expected);
      await signUp(page);
    });
  }

  for (const site of sitesByValue((each) => siteOf(each).features.loyalty)) {
    // SHOP-40
    test(`see loyalty points on ${site} only if it has a loyalty programme`, async ({
      page,
      host,
    }) => {
      const data = { kind: 'LOGGED_IN', firstName: 'Kim', card: true, beans: 1240 };
      await page.request.put(`${host.origin}/demo/visitor`, { data });
      await page.goto(demoPage(site, 'contact'));
      await expect(part(page, 'icon-user')).toHaveAttribute('data-known', 'true');
      await part(page, 'icon-user').click();
      await expect(part(page, 'account-links')).toBeVisible();
      const { loyalty } = siteOf(site).features;
      await expect(part(page, 'beans')).toHaveCount(loyalty ? 1 : 0);
    });
  }

  test('see a home page without axe violations', async ({ page }) => {
    await page.goto(startPage(defaultSite));
    await waitForPageData(page);
    await waitForModules(page);
    await expectNoViolations(page, 'body');
  });

  // SHOP-40
  test('see a reduced header in checkout with a logo that links home', async ({ page }) => {
    await page.goto(demoPage(defaultSite, 'checkout'));
    await expect(part(page, 'secure-hint')).toBeVisible();
    await expect(part(page, 'icon-cart')).toHaveCount(0);
    const { home = '' } = siteOf(defaultSite).addresses;
    await expect(part(page, 'logo')).toHaveAttribute('href', home);
  });

  // SHOP-40
  test('see the preview panel only if they are staff', async ({ page, host }) => {
    await page.goto(startPage(defaultSite));
    await waitForPageData(page);
    await expect(moduleRoot(page, 'preview-panel')).toHaveCount(0);
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
});
