import { expect, test } from './fixtures.ts';

// HEAD-04, HOST-16, HOST-51, HOST-104
test('Controls change the header’s settings, which are kept in the address; visitor and faults can be set, and the header and the list of events show their effects', async ({
  page,
  pageErrors,
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
  await panel.getByLabel('tags.noneOf').fill('voucher, button');
  await panel.getByLabel('tags.noneOf').press('Enter');
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
  await page.getByRole('button', { name: 'Reset all settings' }).click();
  await expect(header).not.toHaveAttribute('data-reduced');
  await expect(page).toHaveURL(/\/playground$/);

  const visitor = page.getByRole('region', { name: 'Visitor', exact: true });
  await visitor.getByRole('combobox', { name: 'kind' }).selectOption('LOGGED_IN');
  await visitor.getByRole('textbox', { name: 'beans' }).fill('12');
  await visitor.getByRole('button', { name: 'Apply and reload' }).click();
  const user = page.locator('[data-part="icon-user"]');
  await expect(user).toHaveAttribute('data-known', 'true');
  await user.click();
  await expect(page.locator('[data-part="beans"]')).toHaveText('12 Treuebohnen');
  await expect(page.getByRole('region', { name: 'Events' })).toContainText('fascia:flyout-open');

  const faults = page.getByRole('region', { name: 'Faults', exact: true });
  await faults.getByRole('combobox', { name: 'call' }).selectOption('navigation');
  await faults.getByRole('combobox', { name: 'kind' }).selectOption('html');
  await faults.getByRole('button', { name: 'Set fault' }).click();
  await expect(faults.getByRole('listitem')).toHaveText('navigation kind html');
  await faults.getByRole('combobox', { name: 'kind' }).selectOption('status');
  await faults.getByRole('textbox', { name: 'status' }).fill('700');
  await faults.getByRole('button', { name: 'Set fault' }).click();
  await expect(faults.getByRole('alert')).toHaveText('200 to 599');
  await expect(faults.getByRole('textbox', { name: 'status' })).toHaveValue('700');
  await expect(faults.getByRole('listitem')).toHaveText('navigation kind html');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Kategorien' })).toBeVisible();
  await expect(page.locator('[data-item="sale"] + button')).toBeHidden();
  await test.step('the list of events includes those from before the playground was loaded', () =>
    expect(page.getByRole('region', { name: 'Events' })).toContainText(
      'fascia:error {"module":"header","operation":"navigation"',
    ));
  expect(pageErrors).toEqual([]);
});
