import type { Page } from '@playwright/test';
import { openBarePage } from './barePage.ts';
import { expect, test } from './fixtures.ts';

// The browser reads what these tests let the services answer.
test.use({ hasFragmentService: false });

/** What a page notices that comes back from the browser's cache of pages. */
const bringBack = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

// HOST-54
test('What failed as the page was left is there when it comes back: texts, code and data, also a module of a page without React', async ({
  page,
  reportedErrors,
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
  await bringBack(page);
  await expect(coffee).toHaveAccessibleName('Kaffee: Untermenü');
  await expect(page.locator('[data-part="top-banner"]')).toBeVisible();
  await coffee.click();
  await expect(page.locator('[data-flyout="coffee"]')).toBeVisible();
  await expect(page.locator('[data-item="theme-worlds"] + button')).toBeVisible();

  await test.step('a module of a page without React', async () => {
    reportedErrors.length = 0;
    isDown = true;
    await page.route(/\/remote\/Footer\./, (route) => (isDown ? route.abort() : route.continue()));
    await openBarePage(page, { module: 'Footer' });
    await expect.poll(() => reportedErrors.length).toBe(1);
    isDown = false;
    await bringBack(page);
    await expect(page.locator('[data-fascia="footer"] [data-part="legal-links"]')).toBeVisible();
  });
});
