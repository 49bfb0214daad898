import type { Page } from '@playwright/test';
import type { Shop } from '../demo-shop/shop.ts';
import { sites, type Site } from '../demo-shop/sites.ts';
import { expectNoViolations, isSampleSite } from './axe.ts';
import { expect, test } from './fixtures.ts';

const FORM = '[data-fascia="newsletter-form"]';
const NAVIGATION = '[data-part="navigation"]';
const DRAWER = 'dialog[open]';
/** The sites whose texts are the longest. */
const LONG_TEXTS = new Set<Site>(['HU', 'PL', 'TR']);

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const item = (page: Page, name: string) => part(page, 'nav-item').and(itemOf(page, name));
const itemOf = (page: Page, name: string) => page.locator(`[data-item="${name}"]`);
const form = (page: Page) => page.locator(FORM).first();
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const formPart = (page: Page, name: string) => form(page).locator(`[data-part="${name}"]`);
const submit = (page: Page) => form(page).locator('button[type="submit"]');

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
    const overflow = await form(page).evaluate(async (root) => {
      // What React draws anew for the width is there in the next frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return [root, ...root.querySelectorAll('*')]
        .filter((element) => !element.closest('[aria-hidden="true"]'))
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1).length;
    });
    expect(overflow, `${width} px`).toBe(0);
  }
}

async function checkForm(page: Page, site: Site, shop: Shop): Promise<void> {
  const isSample = isSampleSite(site);
  const check = () => expectNoViolations(page, FORM, { colours: isSample });
  await expect(formPart(page, 'form')).toBeVisible();
  if (isSample) await check();
  await field(page, 'email').focus();
  await formPart(page, 'legal-notice').getByRole('button').click();
  await check();
  await submit(page).click();
  await expect(field(page, 'email')).toBeFocused();
  if (isSample) await check();
  if (LONG_TEXTS.has(site)) await expectNothingCutOff(page);
  await field(page, 'email').fill('ada@example.org');
  await fillOtherFields(page);
  if (isSample) {
    shop.faults.set('newsletterSignUp', { kind: 'status', status: 500, times: 1 });
    await submit(page).click();
    await expect(formPart(page, 'technical-error')).toBeVisible();
    await check();
  }
  await submit(page).click();
  await expect(formPart(page, 'success')).toContainText('ada@example.org');
  await expect(formPart(page, 'success')).toBeFocused();
  await expect(formPart(page, 'success')).toBeInViewport();
  await check();
}

async function checkFlyouts(page: Page, site: Site): Promise<void> {
  const all = ['theme-worlds', 'categories', 'coffee', 'sale'];
  for (const name of isSampleSite(site) ? all : all.slice(0, 2)) {
    await item(page, name).locator('+ button').click();
    await expect(page.locator(`[data-flyout="${name}"]`)).toBeVisible();
    await expectNoViolations(page, NAVIGATION, { colours: isSampleSite(site) });
  }
  await page.keyboard.press('Escape');
}

async function checkDrawer(page: Page, site: Site): Promise<void> {
  const check = () => expectNoViolations(page, DRAWER, { colours: isSampleSite(site) });
  await page.setViewportSize({ width: 375, height: 700 });
  await page.locator('form:has(+ dialog) > button').click();
  await expect(part(page, 'drill-down')).toHaveCount(4);
  await check();
  await item(page, 'categories').click();
  await part(page, 'drill-down').first().click();
  await check();
  await part(page, 'drill-back').click();
  await part(page, 'drill-back').click();
  await item(page, 'theme-worlds').click();
  await check();
}

const half = Math.ceil(sites.length / 2);
for (const some of [sites.slice(0, half), sites.slice(half)]) {
  // HOST-20
  test(`Newsletter form, open flyouts and drawer of ${some.join(', ')} have no axe violations, and long texts are not cut off`, async ({
    page,
    context,
    shop,
  }) => {
    test.slow();
    // Each frame of an animation is painted.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const site of some) {
      // A visitor who has not signed up yet.
      await context.clearCookies();
      await page.setViewportSize({ width: 1500, height: 900 });
      await page.goto(`/subscribenewsletter?site=${site}`);
      await test.step(`the form of ${site} in each state`, () => checkForm(page, site, shop));
      await test.step(`the open flyouts of ${site}`, () => checkFlyouts(page, site));
      await test.step(`the drawer of ${site} on each level`, () => checkDrawer(page, site));
    }
  });
}
