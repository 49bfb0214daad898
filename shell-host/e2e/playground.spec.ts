import { expect, test } from './fixtures.ts';
import { moduleRoot } from './locators.ts';

// HOST-50, HOST-104
test(
  'a control of the playground changes the header and the address',
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
