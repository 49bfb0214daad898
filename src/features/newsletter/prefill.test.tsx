import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import * as newsletter from '../../exposes/NewsletterForm.tsx';
import { collectErrors } from '../../testing/collectEvents.ts';
import { malformedBodies } from '../../testing/malformedBodies.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const { shop, callsTo, use } = serveShop();
const errors = collectErrors();
const BASE_DATA = '/service/newsletter/api/internal/customers/base-data';
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);

/** Logs the visitor in at the demo shop, which sets the login cookie. */
async function logIn(more: object = {}): Promise<void> {
  const visitor = {
    kind: 'LOGGED_IN',
    email: 'mira@example.org',
    firstName: 'Mira',
    lastName: 'Sommer',
    ...more,
  };
  const body = JSON.stringify(visitor);
  await fetch('/demo/visitor', {
    method: 'PUT',
    body,
    headers: { 'content-type': 'application/json' },
  });
}

// NEWS-03, NEWS-36, HOST-29
test('A logged-in customer finds all fields shown and filled in', async () => {
  await logIn({ salutation: 'MRS' });
  await renderModule(newsletter, { site: 'AT' });
  await waitFor(() => expect(field('email')).toHaveValue('mira@example.org'));
  expect(field('firstName')).toHaveValue('Mira');
  expect(field('lastName')).toHaveValue('Sommer');
  expect(field('salutation')).toHaveValue('MRS');
  const [call] = callsTo(BASE_DATA);
  expect(call?.headers.get('X-LoginToken')).toBeTruthy();
  expect(errors).toEqual([]);
});

test('Customer data are not requested without the login cookie (NEWS-36)', async () => {
  await renderModule(newsletter, {});
  expect(screen.getByRole('button', { name: 'Jetzt anmelden' })).toBeVisible();
  expect(callsTo(BASE_DATA)).toEqual([]);
});

/** Opens the form before the service answers with the data; `answer` makes it answer. */
async function openBeforeAnswer(data = { email: 'mira@example.org', firstName: 'Mira' } as object) {
  await logIn();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  use(
    http.get(`*${BASE_DATA}`, async () => {
      await answered;
      return HttpResponse.json(data);
    }),
  );
  const visitor = userEvent.setup({ delay: null });
  await renderModule(newsletter, { site: 'AT' });
  await visitor.click(field('email') ?? document.body);
  return { visitor, answer };
}

describe('When the customer data arrive late', () => {
  test('the visitor’s input stays (NEWS-37)', async () => {
    const { visitor, answer } = await openBeforeAnswer();
    await visitor.keyboard('ada@example.org');
    answer();
    await waitFor(() => expect(field('firstName')).toHaveValue('Mira'));
    expect(field('email')).toHaveValue('ada@example.org');
  });

  test('a field that the visitor has emptied stays empty (NEWS-37)', async () => {
    const { visitor, answer } = await openBeforeAnswer();
    await visitor.keyboard('a{Backspace}');
    answer();
    await waitFor(() => expect(field('firstName')).toHaveValue('Mira'));
    expect(field('email')).toHaveValue('');
  });

  test('text typed into the filled field replaces its value', async () => {
    const { visitor, answer } = await openBeforeAnswer();
    answer();
    await waitFor(() => expect(field('email')).toHaveValue('mira@example.org'));
    await visitor.keyboard('ada@example.org');
    expect(field('email')).toHaveValue('ada@example.org');
  });

  test('and the form was unmounted, no error is reported', async () => {
    const { answer } = await openBeforeAnswer();
    cleanup();
    answer();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(errors).toEqual([]);
  });
});

test('A consent that the customer has given before is not shown again (NEWS-10)', async () => {
  await logIn({ consents: ['DNE'] });
  await renderModule(newsletter, {});
  await waitFor(() => expect(field('email')).toHaveValue('mira@example.org'));
  expect(field('dne')).toBeNull();
});

test('A consent that was ticked before the customer data arrived is not sent twice (NEWS-23)', async () => {
  const { visitor, answer } = await openBeforeAnswer({
    email: 'mira@example.org',
    consents: ['DNE'],
  });
  await visitor.click(field('dne') ?? document.body);
  answer();
  await waitFor(() => expect(field('dne')).toBeNull());
  await visitor.click(screen.getByRole('button', { name: 'Jetzt anmelden' }));
  await screen.findByText(/mira@example.org/);
  const [call] = callsTo('/service/newsletter/api/internal/newsletter-subscribers');
  expect(await call?.json()).toMatchObject({ consents: [] });
});

test.each([
  ['an error', { kind: 'status', status: 500 }],
  ['a lost connection', { kind: 'cut' }],
] as const)(
  'When the service answers with %s, the form stays empty and the failure is reported (NEWS-37)',
  async (_, fault) => {
    await logIn();
    shop.faults.set('baseData', fault);
    await renderModule(newsletter, {});
    await waitFor(() => expect(errors).toHaveLength(1));
    expect(errors[0]).toMatchObject({ module: 'newsletter-form', operation: 'base-data' });
    expect(field('email')).toHaveValue('');
    expect(callsTo(BASE_DATA)).toHaveLength(1);
  },
);

test('A site without name fields sends no name of the customer', async () => {
  await logIn();
  const visitor = userEvent.setup({ delay: null });
  await renderModule(newsletter, { site: 'DE' });
  await waitFor(() => expect(field('email')).toHaveValue('mira@example.org'));
  await visitor.click(screen.getByRole('button', { name: 'Jetzt anmelden' }));
  await screen.findByText(/mira@example.org/);
  const [call] = callsTo('/service/newsletter/api/internal/newsletter-subscribers');
  expect(await call?.json()).not.toHaveProperty('firstName');
});

test.each(malformedBodies)(
  'When the service answers %s, the form stays empty and usable (NEWS-37)',
  async (_, body) => {
    await logIn();
    use(
      http.get(
        `*${BASE_DATA}`,
        () => new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } }),
      ),
    );
    await renderModule(newsletter, {});
    await waitFor(() => expect(callsTo(BASE_DATA)).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Jetzt anmelden' })).toBeVisible();
    expect(field('email')).toHaveValue('');
  },
);
