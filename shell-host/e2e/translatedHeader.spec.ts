import { addButton } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';
import { flyout, part, searchField } from './locators.ts';
import { translatePage } from './translatePage.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(translatePage);
});

test.afterEach(({ pageErrors, reportedErrors }) => {
  expect([pageErrors, reportedErrors]).toEqual([[], []]);
});

// HOST-132
test('on a translated page the store finder opens twice and finds a place', async ({ page }) => {
  await page.goto('/');
  for (let opened = 0; opened < 2; opened += 1) {
    await part(page, 'icon-store-finder').click();
    await expect(part(page, 'store-input')).toBeVisible();
    await expect(flyout(page, 'store-finder').locator('h2 font').first()).toBeAttached();
    if (opened === 0) await page.keyboard.press('Escape');
  }
  await part(page, 'store-input').fill('Hamburg');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\bquery=Hamburg\b/);
});

// HOST-132
test('on a translated page recent searches are shown, removed and used', async ({ page }) => {
  await page.goto('/');
  const queries = ['tasse', 'kaffee', 'tee'];
  for (const query of queries) {
    await searchField(page).fill(query);
    await searchField(page).press('Enter');
    await page.waitForURL(`**/search?query=${query}&**`);
  }
  const recent = part(page, 'recent-search');
  await searchField(page).fill('');
  await expect(recent).toHaveText(queries.toReversed());
  await expect(part(page, 'recent-clear').locator('font').first()).toBeAttached();
  await part(page, 'recent-remove').first().click();
  await expect(recent).toHaveText(['kaffee', 'tasse']);
  await expect(recent.locator('font')).toHaveCount(0);
  await recent.last().click();
  await page.waitForURL('**/search?query=tasse&**');
});

// HOST-132
test('on a translated page the card of an added article is shown again and closed', async ({
  page,
}) => {
  await page.goto('/product/10107');
  const card = part(page, 'cart-added');
  for (const count of ['1', '2']) {
    await addButton(page).click();
    await expect(part(page, 'cart-badge')).toHaveText(count);
    await expect(card).toContainText('In den Warenkorb gelegt: Kaffeekapseln');
    await expect(card.locator('font').first()).toBeAttached();
  }
  await part(page, 'cart-added-close').click();
  await expect(card).toHaveCount(0);
});

test.describe('on Android', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    viewport: { width: 375, height: 700 },
  });

  // HOST-132
  test('on a translated page the offer of the app is shown and closed', async ({ page }) => {
    await page.goto('/help');
    const offer = part(page, 'app-banner');
    await expect(offer.locator('font').first()).toBeAttached();
    await expect(offer.locator('[translate="no"]')).toHaveText('Aroma');
    await part(page, 'app-banner-close').click();
    await expect(offer).toHaveCount(0);
    await expect(part(page, 'logo').first()).toBeVisible();
  });
});

test.describe('in a Hungarian browser', () => {
  test.use({ locale: 'hu-HU' });

  // HOST-132
  test('on a translated page a flyout hides the offer of another country, which can be closed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto('/help?site=DE');
    const offer = part(page, 'country-offer');
    await expect(offer.locator('font').first()).toBeAttached();
    await expect(part(page, 'country-offer-link').locator('[translate="no"]')).toHaveText('Aroma');
    await part(page, 'icon-cart').click();
    await expect(flyout(page, 'cart')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(flyout(page, 'cart')).toBeHidden();
    await part(page, 'country-offer-close').click();
    await expect(offer).toHaveCount(0);
    await expect(part(page, 'logo').first()).toBeVisible();
  });
});
