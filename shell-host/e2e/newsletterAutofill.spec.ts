import type { Page } from '@playwright/test';
import { describeWith } from '../../config/playwright/describeWith.ts';
import { expect, test } from './fixtures.ts';
import { field, FORM, submitButton } from './newsletterForm.ts';

const address = {
  fields: [
    { name: 'NAME_FULL', value: 'Ada Lovelace' },
    { name: 'NAME_FIRST', value: 'Ada' },
    { name: 'NAME_LAST', value: 'Lovelace' },
    { name: 'EMAIL_ADDRESS', value: 'ada@example.org' },
    { name: 'ADDRESS_HOME_COUNTRY', value: 'AT' },
  ],
};

/** Triggers the browser's autofill on the e-mail field. */
async function autofill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const selector = `${FORM} [name="email"]`;
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await session.send('DOM.describeNode', { nodeId });
  const send = session.send as (method: string, params?: object) => Promise<unknown>;
  await send.call(session, 'Autofill.enable');
  await send.call(session, 'Autofill.trigger', { fieldId: node.backendNodeId, address });
}

/** Opens the form, triggers autofill and returns the honeypot's value. */
async function openAndAutofill(page: Page, site: string): Promise<string> {
  await page.goto(`/subscribenewsletter?site=${site}`);
  await field(page, 'email').click();
  await expect(field(page, 'dne')).toBeVisible();
  await autofill(page);
  await expect(field(page, 'email')).toHaveValue('ada@example.org');
  return field(page, 'emailConfirm').inputValue();
}

async function expectSent(page: Page): Promise<void> {
  const request = page.waitForRequest(
    (each) => each.method() === 'POST' && each.url().endsWith('/newsletter-subscribers'),
  );
  await submitButton(page).click();
  expect((await request).postDataJSON()).toMatchObject({ email: 'ada@example.org' });
}

describeWith('chromium', 'Autofill', () => {
  // NEWS-26
  test('fills in the e-mail field and not the honeypot', async ({ page }) => {
    expect(await openAndAutofill(page, 'DE')).toBe('');
    await expectSent(page);
  });

  test('does not block the sign-up if it fills in the honeypot', async ({ page }) => {
    // Removes the attribute that keeps Chromium from filling in the honeypot.
    await page.addInitScript(() => {
      const { setAttribute } = Element.prototype;
      Element.prototype.setAttribute = function setAttributeExceptRole(name, value) {
        if (name !== 'role' || value !== 'presentation') setAttribute.call(this, name, value);
      };
    });
    expect(await openAndAutofill(page, 'AT')).toBe('ada@example.org');
    await expectSent(page);
  });

  // NEWS-08
  test('fills in the disabled name fields', async ({ page }) => {
    await page.goto('/subscribenewsletter?site=HU');
    await field(page, 'email').click();
    await expect(field(page, 'firstName')).toBeDisabled();
    await autofill(page);
    await expect(field(page, 'firstName')).toHaveValue('Ada');
    await expect(field(page, 'lastName')).toHaveValue('Lovelace');
    await expect(field(page, 'firstName')).toBeEnabled();
  });
});
