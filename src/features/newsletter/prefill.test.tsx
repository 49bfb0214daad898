import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { collectErrors } from '../../testing/collectEvents.ts';
import {
  BASE_DATA,
  field,
  findField,
  openForm,
  submitButton,
  SUBSCRIBERS,
} from '../../testing/newsletterPage.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const { shop, callsTo, hold, use, visitAs } = serveShop();
const errors = collectErrors();

/** Logs the visitor in at the demo shop, which sets the login cookie. */
function logIn(more: Parameters<typeof visitAs>[0] = {}): Promise<void> {
  const name = { firstName: 'Mira', lastName: 'Sommer' };
  return visitAs({ kind: 'LOGGED_IN', email: 'mira@example.org', ...name, ...more });
}

// NEWS-03, NEWS-36, HOST-27
test('fills in all fields for a logged-in customer', async () => {
  await logIn({ salutation: 'MRS' });
  await openForm({ site: 'AT' });
  await waitFor(() => expect(field('email')).toHaveValue('mira@example.org'));
  expect(field('firstName')).toHaveValue('Mira');
  expect(field('lastName')).toHaveValue('Sommer');
  expect(field('salutation')).toHaveValue('MRS');
  const [call] = callsTo(BASE_DATA);
  expect(call?.headers.get('X-LoginToken')).toBeTruthy();
  expect(errors).toEqual([]);
});

test('does not request customer data without the login cookie (NEWS-36)', async () => {
  await openForm();
  expect(submitButton()).toBeVisible();
  expect(callsTo(BASE_DATA)).toEqual([]);
});

/** Opens the form and leaves the request for the customer's data pending until `respond` is called. */
async function openWhilePending(data = { email: 'mira@example.org', firstName: 'Mira' } as object) {
  await logIn();
  use(http.get(`*${BASE_DATA}`, () => HttpResponse.json(data)));
  const respond = hold(BASE_DATA);
  const { visitor } = await openForm({ site: 'AT' });
  await visitor.click(field('email'));
  return { visitor, respond };
}

describe('when customer data arrives late', () => {
  test('keeps the visitor’s input (NEWS-36)', async () => {
    const { visitor, respond } = await openWhilePending();
    await visitor.keyboard('ada@example.org');
    respond();
    await waitFor(() => expect(field('firstName')).toHaveValue('Mira'));
    expect(field('email')).toHaveValue('ada@example.org');
  });

  test('does not fill a field that the visitor has emptied (NEWS-36)', async () => {
    const { visitor, respond } = await openWhilePending();
    await visitor.keyboard('a{Backspace}');
    respond();
    await waitFor(() => expect(field('firstName')).toHaveValue('Mira'));
    expect(field('email')).toHaveValue('');
  });

  test('typing into the filled field replaces its value', async () => {
    const { visitor, respond } = await openWhilePending();
    respond();
    await waitFor(() => expect(field('email')).toHaveValue('mira@example.org'));
    await visitor.keyboard('ada@example.org');
    expect(field('email')).toHaveValue('ada@example.org');
  });
});

test('hides a consent that the customer has already given (NEWS-10)', async () => {
  await logIn({ consents: ['DNE'] });
  await openForm();
  await waitFor(() => expect(field('email')).toHaveValue('mira@example.org'));
  expect(findField('dne')).toBeNull();
});

test('does not send a ticked consent if the customer data contains it (NEWS-23)', async () => {
  const { visitor, respond } = await openWhilePending({
    email: 'mira@example.org',
    consents: ['DNE'],
  });
  await visitor.click(field('dne'));
  respond();
  await waitFor(() => expect(findField('dne')).toBeNull());
  await visitor.click(submitButton());
  await screen.findByText(/mira@example.org/);
  const [call] = callsTo(SUBSCRIBERS);
  expect(await call?.json()).toMatchObject({ consents: [] });
});

test('leaves the form empty and reports the failure if the service fails (NEWS-36)', async () => {
  await logIn();
  shop.faults.set('baseData', { kind: 'status', status: 500 });
  await openForm();
  await waitFor(() => expect(errors).toHaveLength(1));
  expect(errors[0]).toMatchObject({ module: 'newsletter-form', operation: 'base-data' });
  expect(field('email')).toHaveValue('');
  expect(callsTo(BASE_DATA)).toHaveLength(1);
});

test.each([
  ['has failed', () => new HttpResponse(null, { status: 500 })],
  ['is pending', () => new Promise<never>(() => {})],
])(
  'a logout clears the consent if the request for the customer data %s (NEWS-56)',
  async (_, respond) => {
    await logIn();
    use(http.get(`*${BASE_DATA}`, respond));
    await openForm({ site: 'AT' });
    await waitFor(() => expect(callsTo(BASE_DATA)).toHaveLength(1));
    fireEvent.focus(field('email'));
    fireEvent.change(field('email'), { target: { value: 'work@example.org' } });
    fireEvent.click(field('dne'));
    expect(field('dne')).toBeChecked();
    document.cookie = 'LoginToken=; Max-Age=0; Path=/';
    await act(async () => void window.dispatchEvent(new Event('fascia:visitor-changed')));
    expect(field('dne')).not.toBeChecked();
    expect(field('email')).toHaveValue('work@example.org');
  },
);
