import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdScripts, waitForLayout } from './serverMarkup.ts';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

/**
 * Uses the header and footer of one page after the other, each of which the click before has led to: a visitor whose
 * pages never get their scripts.
 *
 * @param waitForPage Waits until a page is laid out.
 */
async function visitEverything(page: Page, waitForPage: () => Promise<void>): Promise<void> {
  const leadsTo = async (address: string) => {
    await expect(page).toHaveURL((url) => url.href.endsWith(address));
    await waitForPage();
  };
  const open = async (address: string) => {
    await page.goto(address, { waitUntil: 'commit' });
    await waitForPage();
  };

  await page.setViewportSize({ width: 1500, height: 900 });
  await open('/');
  await part(page, 'search-input').fill('tasse');
  await part(page, 'search-submit').click();
  await leadsTo('/search?query=tasse&site=DE');
  await part(page, 'icon-user').click();
  await leadsTo('/usermenu');
  await part(page, 'icon-cart').click();
  await leadsTo('/service/cartfrontend/cart');
  await part(page, 'icon-store-finder').click();
  await leadsTo('/service/storefinder/search');
  await part(page, 'nav-item').and(page.locator('[data-item="coffee"]')).click();
  await leadsTo('/category/coffee');
  await part(page, 'legal-links').getByRole('link', { name: 'AGB' }).click();
  await leadsTo('/agb-s400007325.html');
  await part(page, 'teaser-group').getByRole('link', { name: 'Zahlungsarten' }).click();
  await leadsTo('/zahlungsarten-s400115661');
  await part(page, 'newsletter-box').getByRole('link').click();
  await leadsTo('/subscribenewsletter');
  await part(page, 'logo').click();
  await leadsTo('/');
  await part(page, 'country-switcher').getByRole('button').click();
  await part(page, 'country').and(page.locator('[data-code="PL"]')).click();
  await leadsTo('/?site=PL');
  await expect(page.locator('[data-fascia="header"]')).toHaveAttribute('data-site', 'PL');

  await page.setViewportSize({ width: 375, height: 800 });
  await open('/?site=DE');
  await page.getByRole('button', { name: 'Menü' }).click();
  await leadsTo('/category/all?');
  const panel = part(page, 'teaser-group').first();
  const head = panel.getByRole('button');
  // Where there is no scripting all panels are open.
  if (await head.isVisible()) await head.click();
  await panel.getByRole('link', { name: 'Zahlungsarten' }).click();
  await leadsTo('/zahlungsarten-s400115661');
}

// SSR-03, SSR-12, SSR-21, SSR-22, SSR-23, SSR-123
test('Header and footer lead everywhere while their scripts hang', async ({ page, pageErrors }) => {
  await holdScripts(page);
  await visitEverything(page, () => waitForLayout(page));
  expect(pageErrors).toEqual([]);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // SSR-03, SSR-12, SSR-21, SSR-22, SSR-23, SSR-123
  test('header and footer lead everywhere', async ({ page }) => {
    await visitEverything(page, () => page.waitForLoadState());
  });
});
