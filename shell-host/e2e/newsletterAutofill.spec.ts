import type { Page } from '@playwright/test';
import { expect, test } from './host.ts';

const form = (page: Page) => page.locator('[data-fascia="newsletter-form"]').first();
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);

const address = {
  fields: [
    { name: 'NAME_FULL', value: 'Ada Lovelace' },
    { name: 'NAME_FIRST', value: 'Ada' },
    { name: 'NAME_LAST', value: 'Lovelace' },
    { name: 'EMAIL_ADDRESS', value: 'ada@example.org' },
    { name: 'ADDRESS_HOME_COUNTRY', value: 'AT' },
  ],
};

/** Lets the browser fill in the form of the address field, as if it were chosen from its list. */
async function autofill(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const { root } = await line.send('DOM.getDocument');
  const selector = '[data-fascia="newsletter-form"] [name="email"]';
  const { nodeId } = await line.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await line.send('DOM.describeNode', { nodeId });
  const send = line.send as (method: string, what?: object) => Promise<unknown>;
  await send.call(line, 'Autofill.enable');
  await send.call(line, 'Autofill.trigger', { fieldId: node.backendNodeId, address });
}

/** Opens the form, lets the browser fill it in, and gives back what stands in the honeypot then. */
async function openAndAutofill(page: Page, site: string): Promise<string> {
  await page.goto(`/subscribenewsletter?site=${site}`);
  await field(page, 'email').click();
  await expect(field(page, 'dne')).toBeVisible();
  // A browser that is made for tests alone has no autofill.
  const failure = await autofill(page).then(
    () => '',
    (error: unknown) => String(error),
  );
  test.skip(failure.includes("wasn't found"), failure);
  expect(failure).toBe('');
  await expect(field(page, 'email')).toHaveValue('ada@example.org');
  return field(page, 'emailConfirm').inputValue();
}

async function expectSent(page: Page): Promise<void> {
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/newsletter-subscribers'),
  );
  await form(page).locator('button[type="submit"]').click();
  expect((await sent).postDataJSON()).toMatchObject({ email: 'ada@example.org' });
}

for (const site of ['DE', 'AT']) {
  test(`The browser's autofill on ${site} fills in the address and never the honeypot`, async ({
    page,
  }) => {
    expect(await openAndAutofill(page, site)).toBe('');
    await expectSent(page);
  });
}

test('An autofill that fills in the honeypot all the same is taken for no bot', async ({
  page,
}) => {
  // Takes away what keeps Chromium out.
  await page.addInitScript(() => {
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function set(name, value) {
      if (name !== 'role' || value !== 'presentation') setAttribute.call(this, name, value);
    };
  });
  expect(await openAndAutofill(page, 'AT')).toBe('ada@example.org');
  for (const name of ['firstName', 'lastName']) await field(page, name).fill('Ada');
  await expectSent(page);
});

test('A bot that writes into the honeypot sees a success, and nothing is sent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.goto('/subscribenewsletter?site=DE');
  await field(page, 'email').fill('bot@example.org');
  await field(page, 'emailConfirm').fill('bot@example.org', { force: true });
  await form(page).locator('button[type="submit"]').click();
  await expect(form(page).locator('[data-part="success"]')).toContainText('bot@example.org');
  await page.waitForLoadState('networkidle');
  expect(sent.filter((url) => url.includes('/newsletter-subscribers'))).toEqual([]);
});
