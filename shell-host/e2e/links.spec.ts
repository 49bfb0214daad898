import { expect, test } from './fixtures.ts';

// ACC-07
test('An unknown address has the status 404 and a page with header and footer, where a customer who logs out in the account flyout is no longer recognised', async ({
  page,
  host,
}) => {
  await page.request.put(`${host.origin}/demo/visitor`, {
    data: { kind: 'LOGGED_IN', firstName: 'Kim', lastName: 'Novak' },
  });
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('[data-fascia="header"]')).toBeVisible();
  await expect(page.locator('[data-fascia="footer"]')).toBeVisible();
  await expect(page.locator('[data-part="icon-user"]')).toHaveAttribute('data-known', 'true');
  await page.locator('[data-part="icon-user"]').click();
  await page.getByRole('link', { name: 'Abmelden' }).click();
  await page.waitForURL(`${host.origin}/`);
  await expect(page.locator('[data-part="icon-user"]')).not.toHaveAttribute('data-known', 'true');
});
