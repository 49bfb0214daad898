import { expect, test } from './fixtures.ts';
import { moduleRoot, part } from './locators.ts';

// HOST-51, HOST-104
test(
  'a control of the playground changes the header and is kept in the address',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/playground');
    const panel = page.getByRole('region', { name: 'Header', exact: true });
    const header = moduleRoot(page, 'header').first();
    await panel.getByLabel('platform').selectOption('MATCH');
    await expect(header).toHaveAttribute('data-platform', 'MATCH');
    await panel.getByLabel('locale').selectOption('sv-SE');
    await expect(page.getByRole('link', { name: 'Varukorg' })).toBeVisible();
    await expect(page).toHaveURL(/\?header\.platform=MATCH&header\.locale=sv-SE$/);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Varukorg' })).toBeVisible();
    await expect(panel.getByLabel('platform')).toHaveValue('MATCH');
    await page.getByRole('button', { name: 'Reset all settings' }).click();
    await expect(header).toHaveAttribute('data-platform', 'CLASSIC');
    await expect(page).toHaveURL(/\/playground$/);
  },
);

// HOST-51
test('the playground sets the visitor and lists the page’s events', async ({ page }) => {
  await page.goto('/playground');
  const visitor = page.getByRole('region', { name: 'Visitor', exact: true });
  await visitor.getByRole('combobox', { name: 'kind' }).selectOption('LOGGED_IN');
  await visitor.getByRole('textbox', { name: 'beans' }).fill('12');
  await visitor.getByRole('button', { name: 'Apply and reload' }).click();
  await expect(part(page, 'icon-user')).toHaveAttribute('data-known', 'true');
  await part(page, 'icon-user').click();
  await expect(part(page, 'beans')).toHaveText('12 Treuebohnen');
  await expect(page.getByRole('region', { name: 'Events' })).toContainText('fascia:flyout-open');
});
