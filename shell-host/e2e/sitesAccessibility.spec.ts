import type { Page } from '@playwright/test';
import type { Shop } from '../demo-shop/shop.ts';
import { sites, type Site } from '../demo-shop/sites.ts';
import { expectNoViolations, isSampleSite } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { flyout, menuButton, navItem, navToggle, part } from './locators.ts';
import { field, form, FORM, formPart, openNewsletter, submitButton } from './newsletterForm.ts';
import { waitForRendering } from './pageData.ts';

// Each frame of an animation is painted.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const NAVIGATION = '[data-part="navigation"]';
const DRAWER = 'dialog[open]';
/** The sites whose texts are the longest. */
const LONG_TEXTS = new Set<Site>(['HU', 'PL', 'TR']);

/** Fills in the fields that a site's form has besides the address. */
async function fillOtherFields(page: Page): Promise<void> {
  for (const name of ['firstName', 'lastName']) {
    if ((await field(page, name).count()) > 0) await field(page, name).fill('Ada');
  }
  if ((await field(page, 'salutation').count()) > 0) {
    await field(page, 'salutation').selectOption('MRS');
  }
  if ((await field(page, 'legals').count()) > 0) await field(page, 'legals').check();
}

/** Expects that the form with its messages is within the window at each width. */
async function expectNothingCutOff(page: Page): Promise<void> {
  await expect(form(page).locator('[aria-invalid="true"]').first()).toBeVisible();
  for (const width of [320, 375, 767, 1024, 2560, 1500]) {
    await page.setViewportSize({ width, height: 900 });
    await waitForRendering(page);
    const cutOff = await form(page).evaluate((root) =>
      [root, ...root.querySelectorAll('*')]
        .filter((element) => !element.closest('[aria-hidden="true"]'))
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(cutOff, `${width} px`).toEqual([]);
  }
}

async function checkForm(page: Page, site: Site, shop: Shop): Promise<void> {
  const isSample = isSampleSite(site);
  const check = () => expectNoViolations(page, FORM, { colours: isSample });
  if (isSample) await check();
  await field(page, 'email').focus();
  await formPart(page, 'legal-notice').getByRole('button').click();
  await check();
  await submitButton(page).click();
  await expect(field(page, 'email')).toBeFocused();
  if (isSample) await check();
  if (LONG_TEXTS.has(site)) await expectNothingCutOff(page);
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

async function checkFlyouts(page: Page, site: Site): Promise<void> {
  const all = ['theme-worlds', 'categories', 'coffee', 'sale'];
  for (const name of isSampleSite(site) ? all : all.slice(0, 2)) {
    await navToggle(page, name).click();
    await expect(flyout(page, name)).toBeVisible();
    await expectNoViolations(page, NAVIGATION, { colours: isSampleSite(site) });
  }
  await page.keyboard.press('Escape');
}

async function checkDrawer(page: Page, site: Site): Promise<void> {
  const check = () => expectNoViolations(page, DRAWER, { colours: isSampleSite(site) });
  await page.setViewportSize({ width: 375, height: 700 });
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
}

for (const site of sites) {
  // HOST-20
  test(`newsletter form, flyouts and drawer of ${site} have no axe violations`, async ({
    page,
    shop,
  }) => {
    await openNewsletter(page, site);
    await test.step('form', () => checkForm(page, site, shop));
    await test.step('flyouts', () => checkFlyouts(page, site));
    await test.step('drawer', () => checkDrawer(page, site));
  });
}
