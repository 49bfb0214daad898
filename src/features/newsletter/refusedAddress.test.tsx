import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as newsletter from '../../exposes/NewsletterForm.tsx';
import type { Site } from '../../foundation/sites/sites.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

// Much is typed here, and the machine may be busy.
jest.setTimeout(60_000);

const { shop, callsTo } = serveShop();
const calls = () => callsTo('/service/newsletter/api/internal/newsletter-subscribers');

const INVALID = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';
const email = () => screen.getByRole('textbox', { name: 'E-Mail-Adresse' });
const firstName = () => screen.getByRole('textbox', { name: 'Vorname' });
const submit = () => screen.getByRole('button', { name: 'Jetzt anmelden' });
const summary = () => screen.findByRole('group', { name: /^Bitte prüfen Sie/ });
const lines = async () =>
  within(await summary())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

/** The form after the service has refused an address that looks good. */
async function openRefused(site: Site = 'AT') {
  const visitor = userEvent.setup({ delay: null });
  await renderModule(newsletter, { site });
  const body = JSON.stringify({ type: 'urn:newsletter:email_invalid' });
  shop.faults.set('newsletterSignUp', { kind: 'status', status: 400, body });
  await visitor.type(email(), ' ada@example.org');
  await visitor.click(submit());
  await waitFor(() => expect(email()).toHaveAccessibleDescription(INVALID));
  return visitor;
}

describe('An address that the service refused', () => {
  test('stays wrong when its field is left as it was', async () => {
    const visitor = await openRefused();
    await visitor.click(firstName());
    await visitor.click(email());
    expect(email()).toHaveAccessibleDescription('');
    await visitor.tab();
    await waitFor(() => expect(email()).toHaveAccessibleDescription(INVALID));
    expect(await lines()).toEqual([INVALID]);
  });

  test('is good again as another one', async () => {
    const visitor = await openRefused();
    await visitor.type(email(), '.uk');
    await visitor.click(firstName());
    await visitor.tab();
    expect(email()).not.toHaveAttribute('aria-invalid');
  });

  test('is sent again as it is, and the service may know better now', async () => {
    const visitor = await openRefused();
    await visitor.click(submit());
    await waitFor(() => expect(calls()).toHaveLength(2));
    await waitFor(() => expect(email()).toHaveAccessibleDescription(INVALID));
    shop.faults.set('newsletterSignUp', null);
    await visitor.click(firstName());
    await visitor.click(submit());
    await screen.findByText((text) => text.includes('ada@example.org'));
    expect(calls()).toHaveLength(3);
  });

  test('stays wrong when another field keeps the form from being sent', async () => {
    const visitor = await openRefused();
    await visitor.type(firstName(), 'Ada;');
    await visitor.click(submit());
    await waitFor(() => expect(email()).toHaveFocus());
    expect(await lines()).toHaveLength(2);
    expect(calls()).toHaveLength(1);
  });
});

test('Nothing changes while the button is pressed', async () => {
  const visitor = await openRefused();
  await visitor.keyboard('@');
  const before = submit().closest('form')?.textContent;
  await visitor.pointer({ keys: '[MouseLeft>]', target: submit() });
  // Not left, thus not judged.
  expect(email()).toHaveFocus();
  expect(submit().closest('form')?.textContent).toBe(before);
  await visitor.pointer('[/MouseLeft]');
  await waitFor(() => expect(email()).toHaveAccessibleDescription(INVALID));
});

test('Lines of the list that would be alike name their fields', async () => {
  const visitor = userEvent.setup({ delay: null });
  await renderModule(newsletter, { site: 'AT' });
  await visitor.type(email(), 'ada@');
  await visitor.type(firstName(), 'Ada;');
  await visitor.type(screen.getByRole('textbox', { name: 'Nachname' }), 'x'.repeat(41));
  await visitor.click(submit());
  expect(await lines()).toEqual([
    INVALID,
    'Vorname – Dieses Feld enthält ungültige Zeichen.',
    'Nachname – Bitte geben Sie höchstens 40 Zeichen ein.',
  ]);
});
