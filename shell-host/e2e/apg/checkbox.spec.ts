import { expect, test } from '../fixtures.ts';
import { field, form, openNewsletter, submitButton } from '../newsletterForm.ts';
import { expectExposed } from './exposed.ts';

// HOST-20, NEWS-10, UI-75
test('a consent is a checkbox that exposes its name, state and error', async ({ page }) => {
  await openNewsletter(page, 'TR');
  await field(page, 'email').fill('ada@example.org');
  const consent = field(page, 'legals');
  await expectExposed(consent, {
    role: 'checkbox',
    name: 'Ticari elektronik ileti almayı kabul ediyorum. Bu onay hakkında daha fazla bilgi',
    checked: 'false',
    invalid: 'false',
  });
  await submitButton(page).press('Enter');
  await expectExposed(consent, {
    invalid: 'true',
    description: 'E-bülten üyesi olmak için lütfen ticari elektronik ileti onayınızı veriniz.',
  });
  await consent.press('Space');
  await expectExposed(consent, { checked: 'true', invalid: 'false', focused: true });
  await consent.press('Space');
  await expectExposed(consent, { checked: 'false' });
  await form(page).getByText('Ticari elektronik ileti almayı kabul ediyorum.').first().click();
  await expect(consent).toBeChecked();
});
