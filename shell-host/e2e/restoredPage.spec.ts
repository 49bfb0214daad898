import { findBrowsers } from '../../config/findBrowser.ts';
import { expect, test } from './fixtures.ts';

// The browser reads what these tests let the services answer.
test.use({ hasFragmentService: false });

// Playwright turns the back/forward cache off.
test.use({
  launchOptions: {
    executablePath: (await findBrowsers()).complete,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

// ACC-17
test('After a logout, the page that the back button brings back shows no name, from its first frame on', async ({
  page,
  host,
}) => {
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
