import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import * as newsletter from '../../exposes/NewsletterForm.tsx';
import { collectErrors, collectEvents } from '../../testing/collectEvents.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

// Much is typed here, and the machine may be busy.
jest.setTimeout(60_000);

const { shop, callsTo, use } = serveShop();
const errors = collectErrors();
const submitted = collectEvents('fascia:newsletter-submitted');

const SUBSCRIBERS = '/service/newsletter/api/internal/newsletter-subscribers';
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const email = () => screen.getByRole('textbox', { name: 'E-Mail-Adresse' });
const submit = () => screen.getByRole('button', { name: 'Jetzt anmelden' });
const dataLayer = () => Reflect.get(window, 'dataLayer') as object[];

beforeEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
});

async function open(settings: newsletter.NewsletterSettings = {}) {
  const visitor = userEvent.setup({ delay: null });
  await renderModule(newsletter, settings);
  return visitor;
}

const sent = async () => {
  const [call] = callsTo(SUBSCRIBERS);
  return (await call?.json()) as unknown;
};

test('Who enters an address and submits is told where the mail went, and stands there', async () => {
  const results: string[] = [];
  const visitor = await open({ onSubmitted: (result) => results.push(result) });
  await visitor.type(email(), 'ada@example.org');
  await visitor.click(submit());
  await waitFor(() => expect(part('success')).toHaveTextContent('ada@example.org'));
  expect(part('success')).toHaveFocus();
  expect(part('form')).toBeNull();
  expect(screen.getByRole('status')).toContainElement(part('success'));
  expect(await sent()).toEqual({
    email: 'ada@example.org',
    consents: [],
    origin: 'NEWSLETTER',
    originAddition: '',
  });
  expect(results).toEqual(['SUCCESS']);
  expect(submitted).toEqual([{ result: 'SUCCESS' }]);
  expect(errors).toEqual([]);
});

test('The data layer hears of a sign-up, and nothing personal', async () => {
  const visitor = await open({ origin: 'SHOPPING_CART', originAddition: 'cart' });
  await visitor.type(email(), 'ada@example.org');
  await visitor.click(submit());
  await waitFor(() => expect(part('success')).toBeVisible());
  expect(dataLayer()).toEqual([
    {
      event_name: 'sign_up',
      subject: 'newsletter',
      origin: 'SHOPPING_CART:cart',
      event_type: 'ga4',
      emitter: 'newsletterservice',
    },
  ]);
  expect(await sent()).toMatchObject({ origin: 'SHOPPING_CART', originAddition: 'cart' });
});

test('A single-page app signs up with the private service', async () => {
  const visitor = await open({ singlePageApp: true });
  await visitor.type(email(), 'ada@example.org');
  await visitor.click(submit());
  await waitFor(() => expect(part('success')).toBeVisible());
  expect(callsTo(SUBSCRIBERS.replace('internal', 'private'))).toHaveLength(1);
});

test('Personalised offers are agreed to with one tick', async () => {
  const visitor = await open();
  await visitor.type(email(), 'ada@example.org');
  await visitor.click(screen.getByRole('checkbox'));
  await visitor.click(submit());
  await waitFor(() => expect(part('success')).toBeVisible());
  expect(await sent()).toMatchObject({ consents: ['DNE'] });
});

test('Who agreed to personalised offers before is not asked again, and does not send it', async () => {
  const visitor = await open({ consents: ['DNE'] });
  await visitor.type(email(), 'ada@example.org');
  expect(field('dne')).toBeNull();
  await visitor.click(submit());
  await waitFor(() => expect(part('success')).toBeVisible());
  expect(await sent()).toMatchObject({ consents: [] });
});

test('A double click signs up once', async () => {
  const visitor = await open();
  await visitor.type(email(), 'ada@example.org');
  await visitor.dblClick(submit());
  await waitFor(() => expect(part('success')).toBeVisible());
  expect(callsTo(SUBSCRIBERS)).toHaveLength(1);
  expect(submitted).toHaveLength(1);
});

test('A bot that fills in the honeypot sees a success, and nothing is sent', async () => {
  const visitor = await open();
  await visitor.type(email(), 'bot@example.org');
  const trap = field('emailConfirm');
  if (trap) trap.value = 'bot@example.org';
  await visitor.click(submit());
  await waitFor(() => expect(part('success')).toHaveTextContent('bot@example.org'));
  expect(callsTo(SUBSCRIBERS)).toEqual([]);
  expect(submitted).toEqual([{ result: 'SUCCESS' }]);
  expect(dataLayer()).toHaveLength(1);
});

test('No person, autofill or password manager meets the honeypot', async () => {
  const visitor = await open();
  const trap = field('emailConfirm');
  expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap).toHaveAttribute('role', 'presentation');
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
  for (const mark of ['data-1p-ignore', 'data-bwignore', 'data-lpignore', 'data-form-type']) {
    expect(trap).toHaveAttribute(mark);
  }
  await visitor.click(email());
  for (let stop = 0; stop < 12; stop += 1) {
    await visitor.tab();
    expect(trap).not.toHaveFocus();
  }
});

describe('When the service refuses', () => {
  test('an address, the field says so and nothing typed is lost', async () => {
    const visitor = await open({ site: 'AT' });
    await visitor.type(email(), 'ada@example.invalid');
    await visitor.type(screen.getByRole('textbox', { name: 'Vorname' }), 'Ada');
    await visitor.click(submit());
    await waitFor(() =>
      expect(email()).toHaveAccessibleDescription(
        'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      ),
    );
    expect(email()).toHaveFocus();
    expect(email()).toHaveValue('ada@example.invalid');
    expect(screen.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Ada');
    expect(part('technical-error')).toBeNull();
    expect(submitted).toEqual([{ result: 'ERROR_INVALID_EMAIL' }]);
    expect(errors).toEqual([]);
  });

  test.each([
    ['a failure', { kind: 'status', status: 500 }],
    ['no answer', { kind: 'cut' }],
  ] as const)(
    'with %s, a banner says so, nothing typed is lost, and the next try counts',
    async (_, fault) => {
      shop.faults.set('newsletterSignUp', fault);
      const visitor = await open();
      await visitor.type(email(), 'ada@example.org');
      await visitor.click(submit());
      await waitFor(() =>
        expect(part('technical-error')).toHaveTextContent(
          'Aus technischen Gründen ist die Newsletteranmeldung nicht möglich. Bitte versuchen Sie es später!',
        ),
      );
      expect(part('technical-error')).toHaveFocus();
      expect(email()).toHaveValue('ada@example.org');
      expect(submitted).toEqual([{ result: 'ERROR_GENERIC' }]);
      expect(dataLayer()).toHaveLength(1);
      expect(errors).toEqual([
        expect.objectContaining({ module: 'newsletter-form', operation: 'sign-up' }),
      ]);
      expect(JSON.stringify(errors)).not.toContain('ada@');
      shop.faults.set('newsletterSignUp', null);
      await visitor.click(submit());
      await waitFor(() => expect(part('success')).toBeVisible());
      expect(part('technical-error')).toBeNull();
    },
  );

  test('in a way that nobody knows, it is a technical error', async () => {
    use(http.post(`*${SUBSCRIBERS}`, () => HttpResponse.json({ type: 7 }, { status: 400 })));
    const visitor = await open();
    await visitor.type(email(), 'ada@example.org');
    await visitor.click(submit());
    await waitFor(() => expect(part('technical-error')).toBeVisible());
  });
});

test('A host whose callback throws does not break the form', async () => {
  const thrown = new Promise((resolve) => {
    const hear = (event: ErrorEvent) => {
      event.preventDefault();
      resolve(event.message);
    };
    window.addEventListener('error', hear, { once: true });
  });
  const visitor = await open({
    onSubmitted: () => {
      throw new Error('the host');
    },
  });
  await visitor.type(email(), 'ada@example.org');
  await visitor.click(submit());
  await waitFor(() => expect(part('success')).toBeVisible());
  expect(await thrown).toContain('the host');
});
