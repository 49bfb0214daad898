import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

const ENTRY = '[data-fascia="footer"] a[href="#consent-settings"]';

// FOOT-33
test.describe('the consent settings', () => {
  test(
    'open with the keyboard and keep the choice for the next page',
    { tag: '@journey' },
    async ({ page, context }) => {
      await page.goto('/contact');
      await page.locator(ENTRY).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
      await expect(dialog).toBeVisible();
      await expectNoViolations(page, 'dialog');
      await expect(dialog.getByRole('checkbox', { name: 'Notwendig' })).toBeDisabled();
      const statistics = dialog.getByRole('checkbox', { name: 'Statistik' });
      await expect(statistics).not.toBeChecked();
      await statistics.check();
      await dialog.getByRole('button', { name: 'Auswahl speichern' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.locator(ENTRY)).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: 'gespeichert' })).toBeAttached();
      await page.reload();
      await page.locator(ENTRY).click();
      await expect(statistics).toBeChecked();
      await dialog.getByRole('checkbox', { name: 'Marketing' }).check();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      const consent = (await context.cookies()).find(({ name }) => name === 'DemoConsent');
      expect(consent?.value).toBe('statistics');
      expect(new URL(page.url()).hash).toBe('');
    },
  );
});
