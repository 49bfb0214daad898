import type { Page } from '@playwright/test';
import { CARTS, openWithCart, part } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true });

/** Expects that a note at the window's lower edge gives way to what is opened below the header, and comes back. */
async function expectRoomAtLowerEdge(page: Page, note: string): Promise<void> {
  await test.step('a full cart, which ends at the lower edge', async () => {
    await page.setViewportSize({ width: 375, height: 600 });
    await openWithCart(page, CARTS.allKinds, { isOpen: false });
    await expect(part(page, note)).toBeVisible();
    await part(page, 'icon-cart').tap();
    await expect(part(page, 'checkout')).toBeInViewport({ ratio: 1 });
    await expect(part(page, note)).toBeHidden();
    const isCovered = await part(page, 'checkout').evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isCovered).toBe(false);
    await page.keyboard.press('Escape');
    await expect(part(page, note)).toBeVisible();
  });
  // HEAD-152
  await test.step('what has the focus', async () => {
    await page.setViewportSize({ width: 375, height: 600 });
    await page
      .locator('[data-part="legal-links"] a')
      .first()
      .evaluate((link: HTMLElement) => {
        link.focus();
        const { bottom } = link.getBoundingClientRect();
        window.scrollBy(0, bottom - window.innerHeight);
      });
    await expect(part(page, note)).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(part(page, note)).toBeVisible();
    await part(page, 'logo').first().focus();
    await expect(part(page, note)).toBeVisible();
  });
  await test.step('suggestions, and recent searches', async () => {
    await page.setViewportSize({ width: 800, height: 600 });
    const field = part(page, 'search-input').first();
    await field.fill('ka');
    await expect(part(page, 'suggestions').first()).toBeVisible();
    await expect(part(page, note)).toBeHidden();
    await field.press('Escape');
    await expect(part(page, note)).toBeVisible();
    await field.fill('kaffee');
    await field.press('Enter');
    await expect(page).toHaveURL(/query=kaffee/);
    await part(page, 'search-input').first().fill('');
    await expect(part(page, 'recent-searches')).toBeVisible();
    await expect(part(page, note)).toBeHidden();
  });
}

test.describe('With a Hungarian browser', () => {
  test.use({ locale: 'hu-HU' });

  // HEAD-114
  test('the offer of another country is not seen while a flyout or a list below the search field is open', async ({
    page,
  }) => {
    await expectRoomAtLowerEdge(page, 'country-offer');
  });
});

test.describe('On an Android phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    locale: 'de-DE',
  });

  // HEAD-114
  test('the app banner is not seen while a flyout or a list below the search field is open', async ({
    page,
  }) => {
    await expectRoomAtLowerEdge(page, 'app-banner');
  });
});
