import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

const ENTRY = '[data-fascia="footer"] a[href="#consent-settings"]';

// FOOT-33, HOST-45
test('A visitor opens the consent settings by keyboard, chooses, and finds the choice on the next page; they fit into a narrow and a wide window', async ({
  page,
  context,
  pageErrors,
  reportedErrors,
}) => {
  await page.goto('/contact');
  await page.locator(ENTRY).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
  await expect(dialog).toBeVisible();
  await expectNoViolations(page, 'dialog');
  await expect(dialog.getByRole('checkbox', { name: 'Notwendig' })).toBeDisabled();
  await expect(dialog.getByRole('checkbox', { name: 'Statistik' })).not.toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Statistik' }).check();
  await dialog.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator(ENTRY)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'gespeichert' })).toBeAttached();

  await page.goto('/contact?site=HU');
  await page.locator(ENTRY).click();
  const hungarian = page.getByRole('dialog', { name: 'Sütibeállítások' });
  await expect(hungarian.getByRole('checkbox', { name: 'Statisztika' })).toBeChecked();
  await expect(hungarian.getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked();
  await hungarian.getByRole('checkbox', { name: 'Marketing' }).check();
  for (const width of [1500, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(hungarian, `${width} px`).toBeInViewport({ ratio: 1 });
    const overflow = await hungarian.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
  await page.keyboard.press('Escape');
  await expect(hungarian).toBeHidden();
  const consent = (await context.cookies()).find(({ name }) => name === 'DemoConsent');
  expect(consent?.value).toBe('statistics');
  expect(new URL(page.url()).hash).toBe('');
  expect(pageErrors).toEqual([]);
  expect(reportedErrors).toEqual([]);
});
