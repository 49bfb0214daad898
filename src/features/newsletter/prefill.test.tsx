import { jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import * as newsletter from '../../exposes/NewsletterForm.tsx';
import { collectErrors } from '../../testing/collectEvents.ts';
import { malformedBodies } from '../../testing/malformedBodies.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

// Much is typed here, and the machine may be busy.
jest.setTimeout(60_000);

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

test('Who is logged in finds the form filled in and unfolded', async () => {
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

test('Who is not logged in is not asked for', async () => {
  await renderModule(newsletter, {});
  expect(screen.getByRole('button', { name: 'Jetzt anmelden' })).toBeVisible();
  expect(callsTo(BASE_DATA)).toEqual([]);
});

/** The form before the answer; `answer` lets it come. */
async function openEarly(known = { email: 'mira@example.org', firstName: 'Mira' } as object) {
  await logIn();
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  use(
    http.get(`*${BASE_DATA}`, async () => {
      await asked;
      return HttpResponse.json(known);
    }),
  );
  const visitor = userEvent.setup({ delay: null });
  await renderModule(newsletter, { site: 'AT' });
  await visitor.click(field('email') ?? document.body);
  return { visitor, answer };
}

describe('When the answer comes late', () => {
  test('what the visitor has typed stays', async () => {
    const { visitor, answer } = await openEarly();
    await visitor.keyboard('ada@example.org');
    answer();
    await waitFor(() => expect(field('firstName')).toHaveValue('Mira'));
    expect(field('email')).toHaveValue('ada@example.org');
  });

  test('what the visitor has emptied stays empty', async () => {
    const { visitor, answer } = await openEarly();
    await visitor.keyboard('a{Backspace}');
    answer();
    await waitFor(() => expect(field('firstName')).toHaveValue('Mira'));
    expect(field('email')).toHaveValue('');
  });

  test('and the visitor is about to type, the typed text does not mix with it', async () => {
    const { visitor, answer } = await openEarly();
    answer();
    await waitFor(() => expect(field('email')).toHaveValue('mira@example.org'));
    await visitor.keyboard('ada@example.org');
    expect(field('email')).toHaveValue('ada@example.org');
  });

  test('and the form has gone, nobody hears of it', async () => {
    const { answer } = await openEarly();
    cleanup();
    answer();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(errors).toEqual([]);
  });
});

test('A consent that the shop knows of is not asked for again', async () => {
  await logIn({ consents: ['DNE'] });
  await renderModule(newsletter, {});
  await waitFor(() => expect(field('email')).toHaveValue('mira@example.org'));
  expect(field('dne')).toBeNull();
});

test('A consent that was ticked before the shop’s word came is not given twice', async () => {
  const { visitor, answer } = await openEarly({ email: 'mira@example.org', consents: ['DNE'] });
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
  ['nothing', { kind: 'cut' }],
] as const)(
  'Where the service answers with %s, the form stands, and it is told',
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

test('A country that asks for no names gets none', async () => {
  await logIn();
  const visitor = userEvent.setup({ delay: null });
  await renderModule(newsletter, { site: 'DE' });
  await waitFor(() => expect(field('email')).toHaveValue('mira@example.org'));
  await visitor.click(screen.getByRole('button', { name: 'Jetzt anmelden' }));
  await screen.findByText(/mira@example.org/);
  const [call] = callsTo('/service/newsletter/api/internal/newsletter-subscribers');
  expect(await call?.json()).not.toHaveProperty('firstName');
});

test.each(malformedBodies)('When the service answers %s, the form stands', async (_, body) => {
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
});
