import { findBrowsers } from '../../config/findBrowser.ts';
import { openBarePage } from './barePage.ts';
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

// HOST-54
test('What failed as the page was left is there when it comes back: texts, code and data', async ({
  page,
}) => {
  let isDown = true;
  const whileDown = [
    /\/remote\/(locale-de-DE|promotions)\./,
    '**/jsonflyoutnavigation*',
    '**/themeworlds/navigation',
  ];
  for (const address of whileDown) {
    await page.route(address, (route) => (isDown ? route.abort() : route.continue()));
  }
  // Without its texts the header is not hydrated, and stays as the server has sent it.
  await page.goto('/', { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const coffee = page.locator('[data-item="coffee"] + button');
  await expect(page.locator('[data-part="icon-cart"]')).toBeVisible();
  await expect(page.locator('[data-part="top-banner"]')).toHaveCount(0);
  isDown = false;
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(coffee).toHaveAccessibleName('Kaffee: Untermenü');
  await expect(page.locator('[data-part="top-banner"]')).toBeVisible();
  await coffee.click();
  await expect(page.locator('[data-flyout="coffee"]')).toBeVisible();
  await expect(page.locator('[data-item="theme-worlds"] + button')).toBeVisible();
});

// HOST-54
test('A module of a page without React, whose code failed as the page was left, is there when it comes back', async ({
  page,
  reportedErrors,
}) => {
  let isDown = true;
  await page.route(/\/remote\/Footer\./, (route) => (isDown ? route.abort() : route.continue()));
  await openBarePage(page, { module: 'Footer' });
  await expect.poll(() => reportedErrors.length).toBe(1);
  isDown = false;
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.locator('[data-fascia="footer"] [data-part="legal-links"]')).toBeVisible();
});
