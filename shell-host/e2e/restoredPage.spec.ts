import { describeWith } from '../../config/playwright/describeWith.ts';
import { addButton, CART_PATH, countInService } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';
import { part } from './locators.ts';

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const ignored = launchOptions.ignoreDefaultArgs;
    await use({
      ...launchOptions,
      ignoreDefaultArgs: [
        ...(Array.isArray(ignored) ? ignored : []),
        '--disable-back-forward-cache',
      ],
    });
  },
});

describeWith('chromium', 'A page from the back/forward cache', () => {
  // The browser requests all data, so that the tests can replace the responses.
  test.use({ hasFragmentService: false });

  // ACC-17
  test('shows no name in its first frame after a logout', async ({ page, host }) => {
    await page.addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        if (!persisted) return;
        requestAnimationFrame(() => {
          const icon = document.querySelector('[data-part="icon-user"]');
          document.documentElement.dataset['firstFrame'] = icon?.getAttribute('aria-label') ?? '';
        });
      });
    });
    const data = { kind: 'LOGGED_IN', firstName: 'Ada' };
    await page.request.put(`${host.origin}/demo/visitor`, { data });
    await page.goto('/');
    const icon = page.locator('[data-part="icon-user"]');
    await expect(icon).toHaveAccessibleName('Mein Konto, Ada Sommer');
    await page.goto('/logout', { waitUntil: 'commit' });
    await page.waitForURL(`${host.origin}/`);
    await expect(icon).toHaveAccessibleName('Mein Konto');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-first-frame', 'Mein Konto');
    await icon.click();
    await expect(page.getByRole('link', { name: 'Anmelden' })).toBeVisible();
  });

  // HEAD-153
  test('has no open flyout and scrolls', async ({ page }) => {
    await page.goto('/playground?header.sticky=true');
    const flyout = page.locator('[data-flyout="account"]');
    await page.locator('[data-part="icon-user"]').click();
    await expect(flyout).toBeVisible();
    await page.evaluate(() => window.location.assign('/contact'));
    await page.waitForURL('**/contact');
    await page.goBack({ waitUntil: 'commit' });
    await expect(flyout).toBeHidden();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  // CART-145
  test('completes an addition that the last visited page left pending', async ({ page, shop }) => {
    await page.goto('/contact');
    await expect(part(page, 'icon-cart')).toBeVisible();
    await page.evaluate(() =>
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['restored'] = String(persisted);
      }),
    );
    await page.goto('/product/10101', { waitUntil: 'networkidle' });
    // Simulates a change by another tab, so that the addition waits for a read.
    await page.evaluate(() => {
      localStorage.setItem('fascia.cartTurn', JSON.stringify({ id: 'other', isOpen: false }));
    });
    shop.faults.set('cartRead', { kind: 'delay', ms: 1200 });
    const read = page.waitForRequest((request) => new URL(request.url()).pathname === CART_PATH);
    await addButton(page).click();
    await read;
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => countInService(page)).toBe(1);
    await expect(part(page, 'cart-badge')).toHaveText('1');
    expect(await page.evaluate(() => document.documentElement.dataset['restored'])).toBe('true');
    await page.reload();
    await expect(part(page, 'cart-badge')).toHaveText('1');
  });
});
