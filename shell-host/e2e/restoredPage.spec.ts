import type { Page } from '@playwright/test';
import { describeWith } from '../../config/playwright/describeWith.ts';
import { expect, test } from './fixtures.ts';

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

/**
 * Opens a page, leaves it and goes back to it. Repeats this if the browser did not cache the page, which happens on a
 * busy machine.
 */
async function openRestored(
  page: Page,
  open: () => Promise<void>,
  leave: () => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await open();
    await page.evaluate(() => {
      Object.assign(window, { wasLeft: true });
    });
    await leave();
    await page.goBack({ waitUntil: 'commit' });
    expect(await page.evaluate(() => Reflect.has(window, 'wasLeft'))).toBe(true);
  }).toPass();
}

describeWith('chromium', 'A page from the back/forward cache', () => {
  // The browser requests all data, so that the tests can replace the responses.
  test.use({ hasFragmentService: false });

  // ACC-17, HOST-77
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
    const icon = page.locator('[data-part="icon-user"]');
    await openRestored(
      page,
      async () => {
        const data = { kind: 'LOGGED_IN', firstName: 'Ada' };
        await page.request.put(`${host.origin}/demo/visitor`, { data });
        await page.goto('/');
        await expect(icon).toHaveAccessibleName('Mein Konto, Ada Sommer');
      },
      async () => {
        await page.goto('/logout', { waitUntil: 'commit' });
        await page.waitForURL(`${host.origin}/`);
        await expect(icon).toHaveAccessibleName('Mein Konto');
      },
    );
    await expect(page.locator('html')).toHaveAttribute('data-first-frame', 'Mein Konto');
    await icon.click();
    await expect(page.getByRole('link', { name: 'Anmelden' })).toBeVisible();
  });

  for (const [name, width, icon, opened] of [
    ['account flyout', 1280, '[data-part="icon-user"]', '[data-flyout="account"]'],
    ['cart flyout', 1280, '[data-part="icon-cart"]', '[data-flyout="cart"]'],
    ['drawer', 375, 'form:has(+ dialog) > button', 'dialog[open]'],
  ] as const) {
    // HEAD-153
    test(`has no open ${name} and scrolls`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openRestored(
        page,
        async () => {
          await page.goto('/playground?header.sticky=true');
          await page.locator(icon).click();
          await expect(page.locator(opened)).toBeVisible();
        },
        async () => {
          await page.evaluate(() => window.location.assign('/contact'));
          await page.waitForURL('**/contact');
        },
      );
      await expect(page.locator(opened)).toBeHidden();
      await page.mouse.move(width / 2, 700);
      await page.mouse.wheel(0, 200);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    });
  }
});
