import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const PERSONAL_DATA = '**/service/customerfrontenddata/api/v1/psdata';

const icon = (page: Page) => page.locator('[data-part="icon-user"]');
const flyout = (page: Page) => page.locator('[data-flyout="account"]');

/** Logs a visitor in or out on another page of the same browser. */
const setVisitor = (page: Page, origin: string, kind: string, firstName?: string) =>
  page.request.put(`${origin}/demo/visitor`, { data: { kind, firstName } });

test('Until the answer has come, the header says nothing about the visitor at any width (ACC-15); a logout in another tab is seen when the visitor comes back (ACC-14, ACC-16)', async ({
  page,
  context,
  host,
}) => {
  await setVisitor(page, host.origin, 'LOGGED_IN', 'Ada');
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(PERSONAL_DATA, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/contact');
  for (const width of [375, 1500]) {
    await page.setViewportSize({ width, height: 800 });
    await icon(page).click();
    await expect(flyout(page)).toBeVisible();
    await expect(icon(page)).not.toHaveAttribute('data-known');
    await expect(flyout(page).locator('[data-part="account-links"]')).toHaveText('Mein Konto');
    await page.keyboard.press('Escape');
    await expect(flyout(page)).toBeHidden();
  }
  release();
  await expect(icon(page)).toHaveAttribute('data-known', 'true');
  await icon(page).click();
  await expect(flyout(page)).toContainText('Guten Tag, Ada');
  await expect(icon(page)).toHaveAccessibleName('Mein Konto, Ada Sommer');
  await page.keyboard.press('Escape');
  await expect(flyout(page)).toBeHidden();
  await test.step('a logout in another tab', async () => {
    const other = await context.newPage();
    await other.goto('/logout', { waitUntil: 'commit' });
    await other.waitForURL(`${host.origin}/`);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(icon(page)).toHaveAccessibleName('Mein Konto');
    await icon(page).click();
    await expect(flyout(page).getByRole('link', { name: 'Anmelden' })).toBeVisible();
  });
});

test('Personal data are read past every cache, with the CSRF header (ACC-01); a login that a host tells of is seen without a page load (HOST-53), and a page that comes back after a logout shows no name, from its first frame on (ACC-17)', async ({
  page,
  host,
}) => {
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  await test.step('the request', async () => {
    const asked = page.waitForRequest(PERSONAL_DATA);
    await page.reload();
    const headers = await (await asked).allHeaders();
    const cookies = await page.context().cookies();
    const csrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value;
    expect(headers['cache-control']).toBe('no-cache');
    expect(csrf).toBeTruthy();
    expect(headers['x-xsrf-token']).toBe(csrf);
    await page.waitForLoadState('networkidle');
  });
  await setVisitor(page, host.origin, 'LOGGED_IN', 'Ada');
  await page.evaluate(() => window.dispatchEvent(new Event('fascia:visitor-changed')));
  await expect(icon(page)).toHaveAccessibleName('Mein Konto, Ada Sommer');
  await setVisitor(page, host.origin, 'LOGGED_OUT');
  const nameInFirstFrame = await icon(page).evaluate(
    (link) =>
      new Promise((resolve) => {
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        requestAnimationFrame(() => resolve(link.getAttribute('aria-label')));
      }),
  );
  expect(nameInFirstFrame).toBe('Mein Konto');
  await icon(page).click();
  await expect(flyout(page).getByRole('link', { name: 'Anmelden' })).toBeVisible();
});
