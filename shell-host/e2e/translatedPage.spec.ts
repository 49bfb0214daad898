import type { Page } from '@playwright/test';
import { CARTS, cartEntry, moreButton, openWithCart, removeButton } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';
import {
  drawer,
  flyout,
  menuButton,
  moduleRoot,
  navItem,
  navToggle,
  part,
  searchField,
} from './locators.ts';
import { field, form, formPart, openNewsletter, submitButton } from './newsletterForm.ts';
import { logInAsStaff, openSettings, part as previewPart } from './previewPanel.ts';
import { expectHydrated } from './serverMarkup.ts';
import { translatePage } from './translatePage.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(translatePage);
});

test.afterEach(({ pageErrors, reportedErrors }) => {
  expect([pageErrors, reportedErrors]).toEqual([[], []]);
});

const SPAN_OF_COPIED_MS = 3_000;

const setVisitor = (page: Page, origin: string, data: object) =>
  page.request.put(`${origin}/demo/visitor`, { data });

// HOST-132, SSR-140
test(
  'on a translated page the banner’s code is copied and its legal text opens and closes',
  { tag: '@journey' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/');
    await expectHydrated(page);
    const banner = part(page, 'top-banner');
    await expect(banner.locator('font').first()).toBeAttached();
    await expect(part(page, 'promo-code').locator('font')).toHaveCount(0);
    await page.clock.install();
    await part(page, 'copy-code').click();
    await expect(part(page, 'copy-code')).toHaveAttribute('data-state', 'copied');
    await page.clock.runFor(SPAN_OF_COPIED_MS);
    await expect(part(page, 'copy-code')).not.toHaveAttribute('data-state');
    await banner.locator('[data-part="legal-toggle"]').click();
    await expect(banner.locator('[data-part="legal-text"]')).toBeVisible();
    await banner.locator('[data-part="legal-toggle"]').click();
    await expect(banner.locator('[data-part="legal-text"]')).toBeHidden();
    await expect(banner).toBeVisible();
  },
);

// HOST-132
test('on a translated page suggestions follow the typed text', async ({ page }) => {
  await page.goto('/');
  await expectHydrated(page);
  const suggestions = part(page, 'suggestion').filter({ visible: true });
  for (const text of ['ta', 'tas', 'tass', 'tas', 'kaff', 'zzzz', 'tasse']) {
    await searchField(page).fill(text);
    if (text === 'zzzz') await expect(part(page, 'no-suggestions')).toContainText(text);
    else await expect(suggestions.first()).toContainText(new RegExp(text, 'i'));
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(suggestions).toHaveCount(0);
  await expect(searchField(page)).toBeFocused();
});

// HOST-132
test('on a translated page the cart is changed and a removal is undone', async ({ page }) => {
  await openWithCart(page, CARTS.twoArticles);
  await expect(flyout(page, 'cart').locator('font').first()).toBeAttached();
  await moreButton(page, 'Aurora').click();
  await expect(cartEntry(page, 'Aurora').locator('output')).toHaveText('3');
  await removeButton(page, 'Aurora').click();
  await expect(part(page, 'deleted-entry')).toContainText('Aurora');
  await expect(part(page, 'cart-badge')).toHaveText('1');
  await part(page, 'undo').click();
  await expect(cartEntry(page, 'Aurora').locator('output')).toHaveText('3');
  await expect(part(page, 'cart-badge')).toHaveText('4');
  await expect(part(page, 'cart-badge').locator('font')).toHaveCount(0);
});

// HOST-132
test('on a translated page account and navigation open, and the visitor logs out', async ({
  page,
  host,
}) => {
  await setVisitor(page, host.origin, { kind: 'LOGGED_IN', firstName: 'Kim', lastName: 'Novak' });
  await page.goto('/');
  await part(page, 'icon-user').click();
  await expect(part(page, 'account-greeting')).toHaveText('Guten Tag, Kim Novak');
  await expect(part(page, 'account-greeting').locator('[translate="no"]')).toHaveText('Kim Novak');
  await navToggle(page, 'coffee').click();
  await expect(flyout(page, 'coffee')).toBeVisible();
  await expect(flyout(page, 'account')).toBeHidden();
  await part(page, 'icon-user').click();
  await page.getByRole('link', { name: 'Abmelden' }).click();
  await page.waitForURL(`${host.origin}/`);
  await expect(part(page, 'icon-user')).toHaveAccessibleName('Mein Konto');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true });

  // HOST-132
  test('on a translated page the drawer opens its levels and goes back', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).tap();
    // Until the drill-down has loaded, the entries are plain links.
    await expect(part(page, 'drill-down')).toHaveCount(4);
    await navItem(page, 'categories').tap();
    await part(page, 'drill-down').first().tap();
    await part(page, 'drill-back').tap();
    await part(page, 'drill-back').tap();
    await part(page, 'drawer-country').tap();
    await expect(drawer(page).locator('[data-part="country"]').first()).toBeVisible();
    await part(page, 'flyout-close').first().tap();
    await expect(drawer(page)).toHaveCount(0);
  });
});

// HOST-132
test('on a translated page the newsletter form shows its errors twice and then signs up', async ({
  page,
}) => {
  await openNewsletter(page, 'HU');
  await field(page, 'email').fill('ada@example.org');
  await field(page, 'salutation').selectOption('MRS');
  for (const name of ['firstName', 'lastName'] as const) await field(page, name).fill('Ada;');
  await submitButton(page).click();
  await expect(field(page, 'firstName')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'firstName').fill('A'.repeat(41));
  await field(page, 'lastName').fill('www.example.org');
  await submitButton(page).click();
  await expect(form(page).getByRole('group').getByRole('listitem')).toHaveCount(2);
  for (const name of ['firstName', 'lastName'] as const) await field(page, name).fill('Ada');
  await submitButton(page).click();
  await expect(formPart(page, 'success')).toBeVisible();
  await expect(formPart(page, 'success').locator('[translate="no"]')).toHaveText('ada@example.org');
});

// HOST-132
test('on a translated page the countries in the footer open and close', async ({ page }) => {
  await page.goto('/');
  await expectHydrated(page);
  const switcher = part(page, 'country-switcher');
  await switcher.getByRole('button').click();
  await expect(switcher.locator('[data-code="PL"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(switcher.locator('[data-code="PL"]')).toBeHidden();
  await expect(part(page, 'legal-links')).toBeVisible();
});

// HOST-132
test('on a translated page staff apply a preview and log out', async ({ page, host }) => {
  await logInAsStaff(page, host.origin);
  await page.goto('/');
  await openSettings(page);
  await previewPart(page, 'apply').click();
  await expect(previewPart(page, 'message')).toHaveText('Settings applied successfully.');
  await expect(previewPart(page, 'open')).toBeVisible();
  await previewPart(page, 'logout').click();
  await expect(moduleRoot(page, 'preview-panel')).toHaveCount(0);
});
