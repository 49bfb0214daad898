import { expect, test } from '../fixtures.ts';
import { openState } from '../locators.ts';
import { field, form, openNewsletter, submitButton } from '../newsletterForm.ts';
import { expectExposed } from './exposed.ts';

// HOST-20, NEWS-11
test('a field of a form exposes its name, whether it is required, and its error', async ({
  page,
}) => {
  await openNewsletter(page, 'TR');
  const email = field(page, 'email');
  await expectExposed(email, {
    role: 'textbox',
    name: 'E-posta adresi',
    description: undefined,
    required: true,
    invalid: 'false',
  });
  await expectExposed(field(page, 'emailConfirm'), { ignored: true });
  await email.focus();
  await expectExposed(field(page, 'firstName'), { name: 'Ad', disabled: true });
  await page.keyboard.type('ada@example');
  await expectExposed(field(page, 'firstName'), { disabled: undefined });
  await submitButton(page).press('Enter');
  const description = 'Lütfen geçerli bir e-posta adresi girin.';
  await expectExposed(email, { focused: true, invalid: 'true', description });
  const summary = form(page).getByRole('group', { name: /4 alanı/ });
  await summary.getByRole('button').nth(1).press('Enter');
  await expectExposed(field(page, 'firstName'), { focused: true, invalid: 'true' });
});

// HOST-20, UI-12
test('a field exposes its hint and a field with an error its message', async ({ page }) => {
  await openState(page, 'control-text-field');
  const withHint = page.getByRole('textbox', { name: 'Field with a hint' });
  await expectExposed(withHint, { description: 'A hint', required: true });
  const withMessage = page.getByRole('textbox', { name: 'Field with a message' });
  await expectExposed(withMessage, { description: 'A message', invalid: 'true' });
});

// HOST-20, UI-14
test('the button of a password field exposes whether it shows the password', async ({ page }) => {
  await openState(page, 'control-password-field');
  const password = page.getByLabel('New password', { exact: true });
  const button = page.getByRole('button', { name: 'Passwort anzeigen' }).first();
  const controls = await password.getAttribute('id');
  await expectExposed(button, { pressed: 'false', controls });
  await button.press('Space');
  await expectExposed(button, { pressed: 'true', name: 'Passwort anzeigen' });
  await expect(password).toHaveAttribute('type', 'text');
});
