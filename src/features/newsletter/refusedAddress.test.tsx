import { screen, waitFor, within } from '@testing-library/react';
import type { Site } from '../../foundation/sites/sites.ts';
import { openForm, SUBSCRIBERS } from '../../testing/newsletterPage.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const { shop, callsTo } = serveShop();
const calls = () => callsTo(SUBSCRIBERS);

const INVALID = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';
const email = () => screen.getByRole('textbox', { name: 'E-Mail-Adresse' });
const firstName = () => screen.getByRole('textbox', { name: 'Vorname' });
const submit = () => screen.getByRole('button', { name: 'Jetzt anmelden' });
const summary = () => screen.findByRole('group', { name: /^Bitte prüfen Sie/ });
const lines = async () =>
  within(await summary())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

/** Opens the form and submits a well-formed address that the service rejects. */
async function openRejected(site: Site = 'AT') {
  const { visitor } = await openForm({ site });
  const body = JSON.stringify({ type: 'urn:newsletter:email_invalid' });
  shop.faults.set('newsletterSignUp', { kind: 'status', status: 400, body });
  await visitor.type(email(), ' ada@example.org');
  await visitor.click(submit());
  await waitFor(() => expect(email()).toHaveAccessibleDescription(INVALID));
  return visitor;
}

describe('an address that the service has rejected', () => {
  test('is invalid again on blur if it is unchanged (NEWS-30)', async () => {
    const visitor = await openRejected();
    await visitor.click(firstName());
    await visitor.click(email());
    expect(email()).toHaveAccessibleDescription('');
    await visitor.tab();
    await waitFor(() => expect(email()).toHaveAccessibleDescription(INVALID));
    expect(await lines()).toEqual([INVALID]);
  });

  test('can be replaced with a valid address', async () => {
    const visitor = await openRejected();
    await visitor.type(email(), '.uk');
    await visitor.click(firstName());
    await visitor.tab();
    expect(email()).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('can be submitted again unchanged', async () => {
    const visitor = await openRejected();
    await visitor.click(submit());
    await waitFor(() => expect(calls()).toHaveLength(2));
    await waitFor(() => expect(email()).toHaveAccessibleDescription(INVALID));
    shop.faults.set('newsletterSignUp', null);
    await visitor.click(firstName());
    await visitor.click(submit());
    await screen.findByText((text) => text.includes('ada@example.org'));
    expect(calls()).toHaveLength(3);
  });

  test('stays invalid if another field’s error prevents a submit', async () => {
    const visitor = await openRejected();
    await visitor.type(firstName(), 'Ada;');
    await visitor.click(submit());
    await waitFor(() => expect(email()).toHaveFocus());
    expect(await lines()).toHaveLength(2);
    expect(calls()).toHaveLength(1);
  });
});

test('the form does not change while the submit button is pressed', async () => {
  const visitor = await openRejected();
  await visitor.keyboard('@');
  const before = submit().closest('form')?.textContent;
  await visitor.pointer({ keys: '[MouseLeft>]', target: submit() });
  // The field is validated on blur only.
  expect(email()).toHaveFocus();
  expect(submit().closest('form')?.textContent).toBe(before);
  await visitor.pointer('[/MouseLeft]');
  await waitFor(() => expect(email()).toHaveAccessibleDescription(INVALID));
});

test('the error list adds the field’s name to messages without it', async () => {
  const { visitor } = await openForm({ site: 'AT' });
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
