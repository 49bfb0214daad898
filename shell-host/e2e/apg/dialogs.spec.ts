import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { drawer, flyout, menuButton, part } from '../locators.ts';
import { logInAsStaff, openSettings, part as panelPart } from '../previewPanel.ts';
import { expectExposed } from './exposed.ts';

// The pattern "dialog (modal)" of the ARIA Authoring Practices. Flyouts and legal texts are not modal: their buttons
// disclose them.

/** Expects that Tab reaches the first control after the last one, and Shift+Tab the last after the first. */
async function expectFocusToWrap(dialog: Locator): Promise<void> {
  const page = dialog.page();
  const controls = dialog.locator('a[href]:visible, button:enabled:visible, input:enabled:visible');
  await controls.last().focus();
  await page.keyboard.press('Tab');
  await expect(controls.first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(controls.last()).toBeFocused();
}

/** Presses Escape, and expects that the focus returns to the element that opened the dialog. */
async function expectEscapeToReturn(page: Page, opener: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expectExposed(opener, { ignored: false, focused: true });
}

// HOST-20, UI-10
test('the drawer is a modal dialog', { tag: '@journey' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/');
  await expectExposed(menuButton(page), { role: 'button', name: 'Menü', expanded: false });
  await menuButton(page).press('Enter');
  await expect(part(page, 'drawer-foot')).toBeVisible();
  await expectExposed(drawer(page), { role: 'dialog', name: 'Menü', modal: true });
  await expectExposed(part(page, 'logo'), { ignored: true });
  await expectExposed(drawer(page).locator(':focus'), { role: 'button', name: 'Schließen' });
  await expectFocusToWrap(drawer(page));
  await expectEscapeToReturn(page, menuButton(page));
  await expectExposed(menuButton(page), { expanded: false });
});

// HOST-20, UI-10
test('the settings of the preview are a modal dialog', async ({ page, host }) => {
  await logInAsStaff(page, host.origin);
  await page.goto('/help');
  await openSettings(page);
  const dialog = page.getByRole('dialog');
  await expectExposed(dialog, { role: 'dialog', name: 'Preview settings', modal: true });
  await expectExposed(part(page, 'logo'), { ignored: true });
  await expectExposed(dialog.locator(':focus'), { role: 'button', name: 'Close' });
  await expectFocusToWrap(dialog);
  await expectEscapeToReturn(page, panelPart(page, 'open'));
});

// HOST-20, PROMO-23
test('the legal text of a banner follows the button that discloses it', async ({ page }) => {
  await page.goto('/help');
  const button = part(page, 'legal-toggle');
  const text = part(page, 'legal-text');
  await expectExposed(button, { role: 'button', name: 'Bedingungen', expanded: false });
  await button.press('Enter');
  const controls = await text.getAttribute('id');
  await expectExposed(button, { expanded: true, controls, focused: true });
  await expectExposed(part(page, 'logo'), { ignored: false });
  await page.keyboard.press('Tab');
  await expect(text.getByRole('link')).toBeFocused();
  await expectEscapeToReturn(page, button);
  await expectExposed(text, { ignored: true });
  await button.press('Enter');
  await expectExposed(button, { expanded: true });
  await page.keyboard.press('Shift+Tab');
  await expectExposed(button, { expanded: false });
});

// HOST-20, HEAD-19
test('the flyouts of icons are regions that are not modal', async ({ page }) => {
  await page.goto('/help');
  for (const [icon, name, title] of [
    ['icon-user', 'account', 'Mein Konto'],
    ['icon-cart', 'cart', 'Warenkorb'],
  ] as const) {
    const opener = part(page, icon);
    await expectExposed(opener, { role: 'link', name: title, expanded: false });
    await opener.press('Enter');
    await expect(flyout(page, name)).toBeVisible();
    const controls = await flyout(page, name).getAttribute('id');
    await expectExposed(opener, { expanded: true, controls, focused: true });
    await expectExposed(flyout(page, name), { role: 'region', name: title, modal: undefined });
    await expectExposed(part(page, 'logo'), { ignored: false });
    await page.keyboard.press('Tab');
    await expectExposed(page.locator(':focus'), { name: 'Schließen', parent: 'region' });
    await expectEscapeToReturn(page, opener);
    await expectExposed(flyout(page, name), { ignored: true });
  }
});
