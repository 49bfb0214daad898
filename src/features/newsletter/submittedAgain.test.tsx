import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { collectEvents } from '../../testing/collectEvents.ts';
import {
  BASE_DATA,
  field,
  openForm,
  part,
  submitButton,
  SUBSCRIBERS,
} from '../../testing/newsletterPage.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const { shop, callsTo, use } = serveShop();
const submitted = collectEvents('fascia:newsletter-submitted');
const calls = () => callsTo(SUBSCRIBERS);

const INVALID = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';
const email = () => field('email');
const firstName = () => field('firstName');
const summary = () => screen.findByRole('group', { name: /^Bitte prüfen Sie/ });
const lines = async () =>
  within(await summary())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

/** Opens the form and submits a well-formed address that the service rejects. */
async function openRejected() {
  const { visitor } = await openForm({ site: 'AT' });
  const body = JSON.stringify({ type: 'urn:newsletter:email_invalid' });
  shop.faults.set('newsletterSignUp', { kind: 'status', status: 400, body });
  await visitor.type(email(), ' ada@example.org');
  await visitor.click(submitButton());
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
    await visitor.click(submitButton());
    await waitFor(() => expect(calls()).toHaveLength(2));
    await waitFor(() => expect(email()).toHaveAccessibleDescription(INVALID));
    shop.faults.set('newsletterSignUp', null);
    await visitor.click(firstName());
    await visitor.click(submitButton());
    await screen.findByText((text) => text.includes('ada@example.org'));
    expect(calls()).toHaveLength(3);
  });

  test('stays invalid if another field’s error prevents a submit', async () => {
    const visitor = await openRejected();
    await visitor.type(firstName(), 'Ada;');
    await visitor.click(submitButton());
    await waitFor(() => expect(email()).toHaveFocus());
    expect(await lines()).toHaveLength(2);
    expect(calls()).toHaveLength(1);
  });
});

test('the form does not change while the submit button is pressed', async () => {
  const visitor = await openRejected();
  await visitor.keyboard('@');
  const before = submitButton().closest('form')?.textContent;
  await visitor.pointer({ keys: '[MouseLeft>]', target: submitButton() });
  // The field is validated on blur only.
  expect(email()).toHaveFocus();
  expect(submitButton().closest('form')?.textContent).toBe(before);
  await visitor.pointer('[/MouseLeft]');
  await waitFor(() => expect(email()).toHaveAccessibleDescription(INVALID));
});

test('the error list adds the field’s name to messages without it', async () => {
  const { visitor } = await openForm({ site: 'AT' });
  await visitor.type(email(), 'ada@');
  await visitor.type(firstName(), 'Ada;');
  await visitor.type(field('lastName'), 'x'.repeat(41));
  await visitor.click(submitButton());
  expect(await lines()).toEqual([
    INVALID,
    'Vorname – Dieses Feld enthält ungültige Zeichen.',
    'Nachname – Bitte geben Sie höchstens 40 Zeichen ein.',
  ]);
});

/** Changes the login cookie and the customer data without a page load. */
async function changeVisitor(cookie: string, email = ''): Promise<void> {
  document.cookie = `LoginToken=${cookie}; Path=/`;
  use(http.get(`*${BASE_DATA}`, () => HttpResponse.json({ email })));
  await act(async () => window.dispatchEvent(new Event('fascia:visitor-changed')));
}

// NEWS-31
test('a repeated failure is announced again', async () => {
  shop.faults.set('newsletterSignUp', { kind: 'status', status: 500 });
  const { visitor } = await openForm();
  await visitor.type(field('email'), 'ada@example.org');
  await visitor.click(submitButton());
  await waitFor(() => expect(part('technical-error')).toHaveFocus());
  const first = part('technical-error');
  await visitor.click(field('email'));
  await visitor.keyboard('{Enter}');
  await waitFor(() => expect(submitted).toHaveLength(2));
  await waitFor(() => expect(part('technical-error')).toHaveFocus());
  expect(part('technical-error')).not.toBe(first);
});

// NEWS-29, NEWS-56
test('the form is empty when it reappears after a successful sign-up', async () => {
  const { visitor } = await openForm({ site: 'AT' });
  await changeVisitor('Ada', 'ada@example.org');
  await waitFor(() => expect(field('email')).toHaveValue('ada@example.org'));
  await visitor.type(field('email'), '.uk');
  await visitor.type(field('lastName'), 'Lovelace');
  await visitor.click(field('dne'));
  await visitor.click(submitButton());
  await waitFor(() => expect(part('success')).toBeVisible());
  await changeVisitor('; Max-Age=0');
  await waitFor(() => expect(part('form')).toBeVisible());
  expect(field('email')).toHaveValue('');
  await visitor.click(field('email'));
  expect(field('lastName')).toHaveValue('');
  expect(field('dne')).not.toBeChecked();
  await act(async () => fireEvent.blur(field('email')));
  expect(field('email')).toBeInvalid();
  // The error list appears only after a submit.
  expect(document.querySelector('form [role="group"] li')).toBeNull();
  await changeVisitor('Eve', 'eve@example.org');
  await waitFor(() => expect(field('email')).toHaveValue('eve@example.org'));
});
