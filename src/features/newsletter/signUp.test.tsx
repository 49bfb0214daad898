import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as footer from '../../exposes/Footer.tsx';
import { collectErrors, collectEvents } from '../../testing/collectEvents.ts';
import {
  field,
  findField,
  openForm,
  part,
  submitButton,
  SUBSCRIBERS,
} from '../../testing/newsletterPage.tsx';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const { shop, calls, callsTo } = serveShop();
const errors = collectErrors();
const submitted = collectEvents('fascia:newsletter-submitted');

const dataLayer = () => Reflect.get(window, 'dataLayer') as object[];

beforeEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
});

const sentBody = async () => {
  const [call] = callsTo(SUBSCRIBERS);
  return (await call?.json()) as unknown;
};

// NEWS-20, NEWS-29, NEWS-33, NEWS-44
test('focuses the success message after a sign-up', async () => {
  const results: string[] = [];
  const { visitor } = await openForm({ onSubmitted: (result) => results.push(result) });
  await visitor.type(field('email'), 'ada@example.org');
  await visitor.click(submitButton());
  await waitFor(() => expect(part('success')).toHaveTextContent('ada@example.org'));
  expect(part('success')).toHaveFocus();
  expect(part('form')).toBeNull();
  expect(screen.getByRole('status')).toContainElement(part('success'));
  expect(await sentBody()).toEqual({
    email: 'ada@example.org',
    consents: [],
    origin: 'NEWSLETTER',
    originAddition: '',
  });
  expect(results).toEqual(['SUCCESS']);
  expect(submitted).toEqual([{ result: 'SUCCESS' }]);
  expect(errors).toEqual([]);
});

// NEWS-80
test('cleans pasted values and keeps the umlaut of a domain', async () => {
  const { visitor } = await openForm({ site: 'AT' });
  const paste = async (name: string, text: string) => {
    await visitor.click(field(name));
    await visitor.paste(text);
  };
  await paste('email', '<mailto:info@müller.de>, ');
  await paste('firstName', 'Anna\u2010Maria');
  await paste('lastName', 'O\u2019Neill');
  await visitor.click(submitButton());
  await waitFor(() => expect(part('success')).toHaveTextContent('info@müller.de'));
  expect(await sentBody()).toMatchObject({
    email: 'info@müller.de',
    firstName: 'Anna-Maria',
    lastName: "O'Neill",
  });
});

// NEWS-80
test('an invalid form keeps the values as they were typed', async () => {
  const { visitor } = await openForm({ site: 'AT' });
  await visitor.type(field('email'), 'mailto:info@müller');
  await visitor.type(field('firstName'), 'D\u2019Arc');
  await visitor.click(submitButton());
  await waitFor(() => expect(field('email')).toHaveAttribute('aria-invalid', 'true'));
  expect(field('email')).toHaveValue('mailto:info@müller');
  expect(field('firstName')).toHaveValue('D\u2019Arc');
  expect(callsTo(SUBSCRIBERS)).toEqual([]);
});

// NEWS-80
test('the e-mail field has the type text, but the keyboard and autofill for e-mail addresses', async () => {
  await openForm();
  for (const [name, value] of Object.entries({
    type: 'text',
    inputmode: 'email',
    autocomplete: 'email',
    autocapitalize: 'none',
    spellcheck: 'false',
  })) {
    expect(field('email')).toHaveAttribute(name, value);
  }
});

// NEWS-23, NEWS-34, HOST-22
test('pushes a sign-up to the data layer without personal data', async () => {
  const { visitor } = await openForm({ origin: 'SHOPPING_CART', originAddition: 'cart' });
  await visitor.type(field('email'), 'ada@example.org');
  await visitor.click(submitButton());
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
  expect(await sentBody()).toMatchObject({ origin: 'SHOPPING_CART', originAddition: 'cart' });
});

test('the footer’s box signs up with its own `origin` (NEWS-23)', async () => {
  const visitor = userEvent.setup({ delay: null });
  await renderModule(footer, {});
  await visitor.type(
    await screen.findByRole('textbox', { name: 'E-Mail-Adresse' }),
    'a@example.org',
  );
  await visitor.click(submitButton());
  await waitFor(() => expect(part('success')).toBeVisible());
  expect(await sentBody()).toMatchObject({ origin: 'NEWSLETTER', originAddition: 'footer' });
  expect(dataLayer()).toMatchObject([{ event_name: 'sign_up', origin: 'NEWSLETTER:footer' }]);
});

// NEWS-23, NEWS-45
test('a sign-up with a consent is a single request without topics', async () => {
  const { visitor } = await openForm();
  await visitor.type(field('email'), 'ada@example.org');
  await visitor.click(screen.getByRole('checkbox'));
  await visitor.click(submitButton());
  await waitFor(() => expect(part('success')).toBeVisible());
  const made = calls.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  expect(made.filter((call) => call.includes('/newsletter/'))).toEqual([`POST ${SUBSCRIBERS}`]);
  const body = await sentBody();
  expect(body).toMatchObject({ consents: ['DNE'] });
  expect(body).not.toHaveProperty('topics');
});

test('sends to the private service in a single-page app (NEWS-20)', async () => {
  const { visitor } = await openForm({ singlePageApp: true });
  await visitor.type(field('email'), 'ada@example.org');
  await visitor.click(submitButton());
  await waitFor(() => expect(part('success')).toBeVisible());
  expect(callsTo(SUBSCRIBERS.replace('internal', 'private'))).toHaveLength(1);
});

// NEWS-10, NEWS-23
test('hides the checkbox for personalised offers if the consent was already given', async () => {
  const { visitor } = await openForm({ consents: ['DNE'] });
  await visitor.type(field('email'), 'ada@example.org');
  expect(findField('dne')).toBeNull();
  await visitor.click(submitButton());
  await waitFor(() => expect(part('success')).toBeVisible());
  expect(await sentBody()).toMatchObject({ consents: [] });
});

describe('after a failed sign-up', () => {
  // NEWS-29, NEWS-30, NEWS-31, NEWS-33
  test('shows an error at the field and keeps the input if the service rejected the address', async () => {
    const { visitor } = await openForm({ site: 'AT' });
    await visitor.type(field('email'), 'ada@example.invalid');
    await visitor.type(screen.getByRole('textbox', { name: 'Vorname' }), 'Ada');
    await visitor.click(submitButton());
    await waitFor(() =>
      expect(field('email')).toHaveAccessibleDescription(
        'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      ),
    );
    expect(field('email')).toHaveFocus();
    expect(field('email')).toHaveValue('ada@example.invalid');
    expect(screen.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Ada');
    expect(part('technical-error')).toBeNull();
    expect(submitted).toEqual([{ result: 'ERROR_INVALID_EMAIL' }]);
    expect(errors).toEqual([]);
  });

  // NEWS-29, NEWS-31, NEWS-33, NEWS-34, NEWS-44
  test('shows a banner after an error status, and allows another submit', async () => {
    shop.faults.set('newsletterSignUp', { kind: 'status', status: 500 });
    const { visitor } = await openForm();
    await visitor.type(field('email'), 'ada@example.org');
    await visitor.click(submitButton());
    await waitFor(() =>
      expect(part('technical-error')).toHaveTextContent(
        'Aus technischen Gründen ist die Newsletteranmeldung nicht möglich. Bitte versuchen Sie es später!',
      ),
    );
    expect(part('technical-error')).toHaveFocus();
    expect(field('email')).toHaveValue('ada@example.org');
    expect(submitted).toEqual([{ result: 'ERROR_GENERIC' }]);
    expect(dataLayer()).toHaveLength(1);
    expect(errors).toEqual([
      expect.objectContaining({ module: 'newsletter-form', operation: 'sign-up' }),
    ]);
    expect(JSON.stringify(errors)).not.toContain('ada@');
    shop.faults.set('newsletterSignUp', null);
    await visitor.click(submitButton());
    await waitFor(() => expect(part('success')).toBeVisible());
    expect(part('technical-error')).toBeNull();
  });
});

test('rethrows an error of the host’s callback without breaking the form', async () => {
  const thrown = new Promise((resolve) => {
    const catchError = (event: ErrorEvent) => {
      event.preventDefault();
      resolve(event.message);
    };
    window.addEventListener('error', catchError, { once: true });
  });
  const { visitor } = await openForm({
    onSubmitted: () => {
      throw new Error('the host');
    },
  });
  await visitor.type(field('email'), 'ada@example.org');
  await visitor.click(submitButton());
  await waitFor(() => expect(part('success')).toBeVisible());
  expect(await thrown).toContain('the host');
});
