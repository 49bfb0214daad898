import type { Page } from '@playwright/test';
import { retailer } from '../demo-shop/retailer.ts';
import { defaultSite, siteOf, sites } from '../demo-shop/sites.ts';
import { addressOf } from '../demo-shop/urls.ts';
import type { Catalogue } from '../demo-shop/wireTypes.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { logInAsStaff, openSettings, part as panelPart } from './previewPanel.ts';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const home = (site: string) => `/?site=${site}`;
const on = (site: string, name: 'contact' | 'newsletter') =>
  `${addressOf(defaultSite, name).split('?')[0]}?site=${site}`;

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-fascia="header"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Fills in and sends a site's form, on a page that promises what the site has. */
async function signUp(page: Page, site: string): Promise<void> {
  const form = page.locator('main [data-fascia="newsletter-form"]');
  await form.locator('[name="email"]').fill('ada@example.org');
  const { discount } = siteOf(site).newsletter;
  const promised = (await page.locator('main').innerText()).match(/%?\d+\s?%?/g) ?? [];
  const percents = promised
    .filter((text) => text.includes('%'))
    .map((text) => parseInt(text.replace('%', ''), 10));
  expect([...new Set(percents)]).toEqual(discount === undefined ? [] : [discount * 100]);
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
}

/**
 * What the product does in any shop. Sites, addresses and titles are those of the shop that is built; nothing here is
 * a text or an address of a particular one.
 */
test.describe('Visitors of every shop', { tag: '@every-shop' }, () => {
  test('an article gets into the cart: the badge counts it, and the flyout leads to checkout', async ({
    page,
  }) => {
    const response = await page.request.get(`/demo/catalogue?site=${defaultSite}`);
    const { products } = (await response.json()) as Catalogue;
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

  // SHOP-42, SHOP-44
  test('on each site a visitor signs up for the newsletter', async ({ page, context }) => {
    test.slow();
    for (const site of sites) {
      await test.step(site, async () => {
        // A visitor who is new to the shop.
        await context.clearCookies();
        await page.goto(on(site, 'newsletter'));
        await signUp(page, site);
      });
    }
  });

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
      await test.step(site, async () => {
        await page.goto(on(site, 'contact'));
        await expect(part(page, 'icon-user')).toHaveAttribute('data-known', 'true');
        await part(page, 'icon-user').click();
        await expect(part(page, 'account-links')).toBeVisible();
        const { loyalty } = siteOf(site).features;
        await expect(part(page, 'beans')).toHaveCount(loyalty ? 1 : 0);
      });
    }
  });
});
