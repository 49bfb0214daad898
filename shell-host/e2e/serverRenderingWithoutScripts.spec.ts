import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { part } from './locators.ts';
import { holdScripts, openHeld } from './serverMarkup.ts';

/** Waits until a click has led to an address. Unlike `toHaveURL`, does not wait until the page has loaded. */
const expectAddress = (page: Page, end: string) =>
  expect.poll(() => page.url().slice(-end.length)).toBe(end);

/** Expects a clickable link that leads to an address. */
async function expectLink(link: Locator, address: string): Promise<void> {
  await expect(link).toHaveAttribute('href', new RegExp(`${address}(?:$|[?])`));
  await link.click({ trial: true });
}

test.describe('while the scripts hang', () => {
  // SSR-12, SSR-123
  test('the search leads to its page', async ({ page, pageErrors }) => {
    await holdScripts(page);
    await openHeld(page, '/?site=DE');
    await part(page, 'search-input').fill('tasse');
    await part(page, 'search-submit').click();
    await expectAddress(page, '/search?query=tasse&site=DE');
    expect(pageErrors).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // SSR-03, SSR-12, SSR-123
  test('the header leads to all its pages', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/');
    await part(page, 'search-input').fill('tasse');
    await part(page, 'search-submit').click();
    await expectAddress(page, '/search?query=tasse&site=DE');
    await page.waitForLoadState();
    await expectLink(part(page, 'icon-user'), '/usermenu');
    await expectLink(part(page, 'icon-cart'), '/service/cartfrontend/cart');
    await expectLink(part(page, 'icon-store-finder'), '/service/storefinder/search');
    await expectLink(part(page, 'logo'), '/');
    await part(page, 'nav-item').and(page.locator('[data-item="coffee"]')).click();
    await expectAddress(page, '/category/coffee');
  });

  // FOOT-38, SSR-21, SSR-20, SSR-123
  test('the footer leads to all its pages and switches the country', async ({ page }) => {
    await page.goto('/');
    await expectLink(
      part(page, 'legal-links').getByRole('link', { name: 'AGB' }),
      '/agb-s400007325.html',
    );
    const teasers = part(page, 'teaser-group');
    await expectLink(
      teasers.getByRole('link', { name: 'Zahlungsarten' }),
      '/zahlungsarten-s400115661',
    );
    const newsletter = part(page, 'newsletter-box');
    expect((await newsletter.boundingBox())?.height).toBeLessThan(200);
    await expectLink(newsletter.getByRole('link'), '/subscribenewsletter');
    await part(page, 'country-switcher').getByRole('button').click();
    await part(page, 'country').and(page.locator('[data-code="PL"]')).click();
    await expectAddress(page, '/?site=PL');
    await page.waitForLoadState();
    await expectLink(
      part(page, 'legal-links').getByRole('link', { name: 'Regulamin' }),
      '/regulamin-s400115678',
    );
  });

  // SSR-03, SSR-21, SSR-123
  test('the menu button works on a phone and all footer panels are open', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/?site=DE');
    const link = part(page, 'teaser-group').getByRole('link', { name: 'Zahlungsarten' });
    await expectLink(link, '/zahlungsarten-s400115661');
    await page.getByRole('button', { name: 'Menü' }).click();
    await expectAddress(page, '/category/all?');
  });
});
