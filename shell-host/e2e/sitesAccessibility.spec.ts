import type { Page } from '@playwright/test';
import type { Shop } from '../demo-shop/shop.ts';
import type { Site } from '../demo-shop/sites.ts';
import { expectNoViolations, isSampleSite } from './axe.ts';
import { CARTS, openWithCart } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';
import { expandFooter } from './footerPanels.ts';
import {
  findCutOff,
  flyout,
  menuButton,
  navItem,
  navToggle,
  part,
  sidewaysScroll,
} from './locators.ts';
import { field, form, FORM, formPart, openNewsletter, submitButton } from './newsletterForm.ts';
import { resize } from './pageData.ts';

// Painting the frames of animations would slow the tests down.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Sites whose colours or long texts are tested, with the tested widths. The others differ only in texts and links. */
const SITES = new Map<Site, readonly number[]>([
  ['DE', []],
  ['HU', [320, 800, 1500, 2560]],
  ['PL', [320, 375, 767, 1200]],
  ['TR', [320, 1024, 1200]],
  ['CH_FR', [320, 1500]],
]);

/** Fills in all fields of a site's form except the e-mail address. */
async function fillOtherFields(page: Page): Promise<void> {
  for (const name of ['firstName', 'lastName']) {
    if ((await field(page, name).count()) > 0) await field(page, name).fill('Ada');
  }
  if ((await field(page, 'salutation').count()) > 0) {
    await field(page, 'salutation').selectOption('MRS');
  }
  if ((await field(page, 'legals').count()) > 0) await field(page, 'legals').check();
}

/** Expects header, countries and the form with its messages within a window of this width. */
async function expectNothingCutOff(page: Page, width: number): Promise<void> {
  await resize(page, width);
  const wideParts = await form(page).evaluate((root) =>
    [root, ...root.querySelectorAll('*')]
      .filter((element) => !element.closest('[aria-hidden="true"]'))
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(wideParts).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 0));
  const headerParts = ['logo', 'icon-search', 'icon-cart'].map((name) => `[data-part="${name}"]`);
  await expect(page.locator(headerParts.join())).toHaveCount(3);
  await expect.poll(() => findCutOff(page, headerParts.join())).toEqual([]);
  const closed = page.locator('[data-part="country-switcher"] button[aria-expanded="false"]');
  if ((await closed.count()) > 0) await closed.click();
  await expect(part(page, 'country')).toHaveCount(9);
  await part(page, 'country').last().scrollIntoViewIfNeeded();
  await expect.poll(() => findCutOff(page, '[data-part="country"]')).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}

/** Submits the form without an address, then with one whose sign-up fails, then again. */
async function checkForm(page: Page, site: Site, shop: Shop): Promise<void> {
  const isSample = isSampleSite(site);
  const check = () => expectNoViolations(page, FORM, { colours: isSample });
  if (isSample) await check();
  await submitButton(page).click();
  await expect(field(page, 'email')).toBeFocused();
  await check();
  for (const width of SITES.get(site) ?? []) {
    await test.step(`${width} px`, () => expectNothingCutOff(page, width));
  }
  await field(page, 'email').fill('ada@example.org');
  await fillOtherFields(page);
  if (isSample) {
    shop.faults.set('newsletterSignUp', { kind: 'status', status: 500, times: 1 });
    await submitButton(page).click();
    await expect(formPart(page, 'technical-error')).toBeVisible();
    await check();
  }
  await submitButton(page).click();
  await expect(formPart(page, 'success')).toContainText('ada@example.org');
  await expect(formPart(page, 'success')).toBeFocused();
  await expect(formPart(page, 'success')).toBeInViewport();
  await check();
}

for (const site of SITES.keys()) {
  // FOOT-31, HOST-20, HOST-45
  test(`header, newsletter form and footer of ${site} have no axe violations`, async ({
    page,
    shop,
  }) => {
    await openNewsletter(page, site);
    await field(page, 'email').focus();
    await formPart(page, 'legal-notice').getByRole('button').click();
    await expandFooter(page);
    await expectNoViolations(page, '[data-fascia]', { colours: false });
    await checkForm(page, site, shop);
  });
}

// HOST-20
test('flyouts of the navigation have no axe violations', async ({ page }) => {
  await page.goto('/help');
  for (const name of ['theme-worlds', 'categories', 'coffee', 'sale']) {
    await navToggle(page, name).click();
    await expect(flyout(page, name)).toBeVisible();
    await expectNoViolations(page, '[data-fascia="header"]');
  }
});

for (const width of [375, 800]) {
  // HOST-20
  test(`flyouts of the icons have no axe violations at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openWithCart(page, CARTS.allKinds);
    for (const [icon, name] of [
      ['icon-cart', 'cart'],
      ['icon-user', 'account'],
      ['icon-search', 'search'],
    ] as const) {
      if (await flyout(page, name).isHidden()) await part(page, icon).click();
      await expect(flyout(page, name)).toBeVisible();
      await expectNoViolations(page, '[data-fascia="header"]');
    }
  });
}

// HOST-20
test('the drawer of the navigation has no axe violations', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/help');
  const check = () => expectNoViolations(page, 'dialog[open]');
  await menuButton(page).click();
  await expect(part(page, 'drill-down')).toHaveCount(4);
  await check();
  await navItem(page, 'categories').click();
  await part(page, 'drill-down').first().click();
  await check();
  await part(page, 'drill-back').click();
  await part(page, 'drill-back').click();
  await navItem(page, 'theme-worlds').click();
  await check();
});
