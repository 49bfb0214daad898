import { CARTS, openWithCart } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';
import { flyout, part, searchField } from './locators.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  hasTouch: true,
  viewport: { width: 375, height: 600 },
});

const NOTES = {
  'country-offer': { locale: 'hu-HU' },
  'app-banner': {
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    locale: 'de-DE',
  },
};

for (const [note, visitor] of Object.entries(NOTES)) {
  test.describe(`the ${note} at the window’s lower edge`, () => {
    test.use(visitor);

    // HEAD-114
    test('is hidden while a full cart reaches that edge', async ({ page }) => {
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
  });
}

test.describe('the country-offer at the window’s lower edge', () => {
  test.use(NOTES['country-offer']);
  const note = 'country-offer';

  // HEAD-152
  test('is hidden while it would cover the focus', async ({ page }) => {
    await page.goto('/help');
    await expect(part(page, note)).toBeVisible();
    await part(page, 'legal-links')
      .getByRole('link')
      .first()
      .evaluate((link: HTMLElement) => {
        link.focus();
        window.scrollBy(0, link.getBoundingClientRect().bottom - window.innerHeight);
      });
    await expect(part(page, note)).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(part(page, note)).toBeVisible();
    await part(page, 'logo').first().focus();
    await expect(part(page, note)).toBeVisible();
  });

  // HEAD-114
  test('is hidden while suggestions or recent searches are open', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 600 });
    await page.addInitScript(() =>
      localStorage.setItem(
        'fascia.recentSearches.DE',
        JSON.stringify([['kaffee', Date.now() - 1]]),
      ),
    );
    await page.goto('/help');
    await expect(part(page, note)).toBeVisible();
    await searchField(page).fill('ka');
    await expect(part(page, 'suggestions').first()).toBeVisible();
    await expect(part(page, note)).toBeHidden();
    await searchField(page).press('Escape');
    await expect(part(page, note)).toBeVisible();
    await searchField(page).fill('');
    await expect(part(page, 'recent-searches')).toBeVisible();
    await expect(part(page, note)).toBeHidden();
    await expect(flyout(page, 'search')).toBeHidden();
  });
});
