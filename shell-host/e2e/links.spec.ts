import { menuItems } from '../demo-shop/retailer.ts';
import { sites } from '../demo-shop/sites.ts';
import { menuUrl } from '../demo-shop/urls.ts';
import { expect, test } from './fixtures.ts';

/** Fewer would mean that a part of header or footer is missing. Another shop's footer may be small. */
const FEWEST_LINKS = process.env['SHOP'] ? 15 : 40;

for (const site of sites) {
  // HEAD-09, FOOT-16, PROMO-27
  test(
    `Every link of header and footer on ${site} leads to a page of the shop`,
    { tag: '@every-shop' },
    async ({ page }) => {
      await page.goto(`/?site=${site}`);
      await page.locator('[data-part="legal-links"]').waitFor();
      for (const item of menuItems.filter((each) => menuUrl(site, each))) {
        await page.locator(`[data-part="nav-item"][data-item="${item}"]`).hover();
        await page.locator(`[data-flyout="${item}"]`).waitFor();
      }
      await page.keyboard.press('Escape');
      await page.locator('[data-part="icon-user"]').hover();
      await page.locator('[data-part="icon-user"]').click();
      await page.locator('[data-part="account-links"]').waitFor();
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
      expect(broken).toEqual([]);
    },
  );
}

test('An unknown address has the status 404 and a page with header and footer', async ({
  page,
}) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('[data-fascia="header"]')).toBeVisible();
  await expect(page.locator('[data-fascia="footer"]')).toBeVisible();
});

// ACC-07
test('A customer who logs out in the account flyout is no longer recognised', async ({
  page,
  host,
}) => {
  await page.request.put(`${host.origin}/demo/visitor`, {
    data: { kind: 'LOGGED_IN', firstName: 'Kim', lastName: 'Novak' },
  });
  await page.goto('/');
  await expect(page.locator('[data-part="icon-user"]')).toHaveAttribute('data-known', 'true');
  await page.locator('[data-part="icon-user"]').click();
  await page.getByRole('link', { name: 'Abmelden' }).click();
  await page.waitForURL(`${host.origin}/`);
  await expect(page.locator('[data-part="icon-user"]')).not.toHaveAttribute('data-known', 'true');
});
