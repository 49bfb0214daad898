import { expect, test } from './host.ts';

test('A developer changes the header by controls, and the address tells it to others', async ({
  page,
  uncaught,
}) => {
  await page.goto('/playground');
  const panel = page.getByRole('region', { name: 'Header', exact: true });
  const header = page.locator('#header [data-fascia="header"]');
  await panel.getByLabel('platform').selectOption('MATCH');
  await expect(header).toHaveAttribute('data-platform', 'MATCH');
  await panel.getByLabel('locale').selectOption('sv-SE');
  await expect(page.getByRole('link', { name: 'Varukorg' })).toBeVisible();
  await panel.getByLabel('categoryPromotionId').fill('category_sale');
  await panel.getByLabel('categoryPromotionId').press('Enter');
  await expect(page.locator('[data-part="category-banner"]')).toBeVisible();
  await panel.getByLabel('tags.noneOf (durch Kommas getrennt)').fill('voucher, button');
  await panel.getByLabel('tags.noneOf (durch Kommas getrennt)').press('Enter');
  await panel.getByLabel('showSecureHint').uncheck();
  await panel.getByLabel('reduced').check();
  await expect(header).toHaveAttribute('data-reduced', 'true');
  await expect(page.locator('[data-part="secure-hint"]')).toHaveCount(0);

  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    'header.platform': 'MATCH',
    'header.locale': 'sv-SE',
    'header.categorypromotionid': 'category_sale',
    'header.tags.noneof': 'voucher, button',
    'header.showsecurehint': 'false',
    'header.reduced': 'true',
  });
  await page.reload();
  await expect(header).toHaveAttribute('data-reduced', 'true');
  await expect(panel.getByLabel('platform')).toHaveValue('MATCH');
  await page.getByRole('button', { name: 'Alle Einstellungen zurücksetzen' }).click();
  await expect(header).not.toHaveAttribute('data-reduced');
  await expect(page).toHaveURL(/\/playground$/);
  expect(uncaught).toEqual([]);
});

test('They choose who visits and what fails, and see what the header tells of it', async ({
  page,
  uncaught,
}) => {
  await page.goto('/playground');
  const visit = page.getByRole('region', { name: 'Besuch', exact: true });
  await visit.getByRole('combobox', { name: 'Besuch' }).selectOption('LOGGED_IN');
  await visit.getByRole('textbox', { name: 'Treuebohnen' }).fill('12');
  await visit.getByRole('button', { name: 'Übernehmen und neu laden' }).click();
  const user = page.locator('[data-part="icon-user"]');
  await expect(user).toHaveAttribute('data-known', 'true');
  await user.click();
  await expect(page.locator('[data-part="beans"]')).toHaveText('12 Treuebohnen');
  await expect(page.getByRole('region', { name: 'Ereignisse' })).toContainText(
    'fascia:flyout-open',
  );

  const faults = page.getByRole('region', { name: 'Störungen', exact: true });
  await faults.getByRole('combobox', { name: 'Aufruf' }).selectOption('navigation');
  await faults.getByRole('combobox', { name: 'Art' }).selectOption('html');
  await faults.getByRole('button', { name: 'Störung setzen' }).click();
  await expect(faults.getByRole('button', { name: /^Beenden: navigation/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Kategorien' })).toBeVisible();
  await expect(page.locator('[data-item="sale"] + button')).toBeHidden();
  expect(uncaught).toEqual([]);
});

test('The events list what a page told before the playground was there', async ({ page, shop }) => {
  shop.faults.set('navigation', { kind: 'status', status: 500 });
  await page.goto('/playground');
  await expect(page.getByRole('region', { name: 'Ereignisse' })).toContainText(
    'fascia:error {"module":"header","operation":"navigation"',
  );
});
