import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdScripts, openHeld } from './serverMarkup.ts';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

/** Waits until a click has led to an address; not until its page has loaded, as a predicate would. */
const expectAddress = (page: Page, end: string) =>
  expect.poll(() => page.url().slice(-end.length)).toBe(end);

/** The page that a click has led to is the next one that is used: all have header and footer. */
async function leadsTo(page: Page, end: string): Promise<void> {
  await expectAddress(page, end);
  await page.waitForLoadState();
}

// SSR-03, SSR-12, SSR-123
test('While the scripts hang, the search leads to its page, and the menu button of a phone to all categories', async ({
  page,
  pageErrors,
}) => {
  // Resizing the window during a view transition aborts it, which Chromium reports as an error.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdScripts(page);
  await openHeld(page, '/?site=DE');
  await part(page, 'search-input').fill('tasse');
  await part(page, 'search-submit').click();
  await expectAddress(page, '/search?query=tasse&site=DE');
  await page.setViewportSize({ width: 375, height: 800 });
  await openHeld(page, '/?site=DE');
  await page.getByRole('button', { name: 'Menü' }).click();
  await expectAddress(page, '/category/all?');
  expect(pageErrors).toEqual([]);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // FOOT-38, SSR-03, SSR-12, SSR-21, SSR-22, SSR-23, SSR-123
  test('header and footer lead everywhere', async ({ page }) => {
    await page.goto('/');
    await part(page, 'search-input').fill('tasse');
    await part(page, 'search-submit').click();
    await leadsTo(page, '/search?query=tasse&site=DE');
    await part(page, 'icon-user').click();
    await leadsTo(page, '/usermenu');
    await part(page, 'icon-cart').click();
    await leadsTo(page, '/service/cartfrontend/cart');
    await part(page, 'icon-store-finder').click();
    await leadsTo(page, '/service/storefinder/search');
    await part(page, 'nav-item').and(page.locator('[data-item="coffee"]')).click();
    await leadsTo(page, '/category/coffee');
    await part(page, 'legal-links').getByRole('link', { name: 'AGB' }).click();
    await leadsTo(page, '/agb-s400007325.html');
    await part(page, 'teaser-group').getByRole('link', { name: 'Zahlungsarten' }).click();
    await leadsTo(page, '/zahlungsarten-s400115661');
    expect((await part(page, 'newsletter-box').boundingBox())?.height).toBeLessThan(200);
    await part(page, 'newsletter-box').getByRole('link').click();
    await leadsTo(page, '/subscribenewsletter');
    await part(page, 'logo').click();
    await leadsTo(page, '/');
    await part(page, 'country-switcher').getByRole('button').click();
    await part(page, 'country').and(page.locator('[data-code="PL"]')).click();
    await leadsTo(page, '/?site=PL');
    await expect(page.locator('[data-fascia="header"]')).toHaveAttribute('data-site', 'PL');
    await part(page, 'legal-links').getByRole('link', { name: 'Regulamin' }).click();
    await leadsTo(page, '/regulamin-s400115678');
    await test.step('on a phone, where all panels of the footer are open', async () => {
      await page.setViewportSize({ width: 375, height: 800 });
      await page.goto('/?site=DE');
      await page.getByRole('button', { name: 'Menü' }).click();
      await leadsTo(page, '/category/all?');
      const link = part(page, 'teaser-group').getByRole('link', { name: 'Zahlungsarten' });
      await link.click();
      await leadsTo(page, '/zahlungsarten-s400115661');
    });
  });
});
