import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as newsletter from '../../exposes/NewsletterForm.tsx';
import type { Site } from '../../foundation/sites/sites.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const { callsTo } = serveShop();
const SUBSCRIBERS = '/service/newsletter/api/internal/newsletter-subscribers';

const find = (selector: string) =>
  document.querySelector<HTMLInputElement>(selector) ?? document.body;
const field = (name: string) => find(`[name="${name}"]`);
const submit = () => find('button[type="submit"]');

async function open(site: Site) {
  const visitor = userEvent.setup({ delay: null });
  await renderModule(newsletter, { site });
  return visitor;
}

/** The lines of the Hungarian list of errors. */
const listed = () =>
  within(screen.getByRole('group', { name: /^Kérjük, ellenőrizzen/ })).getAllByRole('button');

describe('A field of the form', () => {
  const REQUIRED = 'Die E-Mail-Adresse ist ein Pflichtfeld.';
  const INVALID = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';
  const INVALID_CHARACTERS = 'Dieses Feld enthält ungültige Zeichen.';

  // NEWS-11, NEWS-12, NEWS-13
  test('is validated on blur, not while typing, and its error clears on focus', async () => {
    const visitor = await open('DE');
    await visitor.type(field('email'), 'ada@home');
    expect(field('email')).not.toHaveAttribute('aria-invalid');
    await visitor.tab();
    await waitFor(() => expect(field('email')).toHaveAccessibleDescription(INVALID));
    expect(field('email')).toBeInvalid();
    await visitor.click(field('email'));
    expect(field('email')).not.toHaveAttribute('aria-invalid');
    expect(field('email')).toHaveAccessibleDescription('');
    await visitor.clear(field('email'));
    await visitor.tab();
    await waitFor(() => expect(field('email')).toHaveAccessibleDescription(REQUIRED));
  });

  test('keeps its message when the form has moved the focus there, until the first change (NEWS-11)', async () => {
    const visitor = await open('DE');
    await visitor.click(submit());
    await waitFor(() => expect(field('email')).toHaveFocus());
    expect(field('email')).toHaveAccessibleDescription(REQUIRED);
    await visitor.keyboard('a');
    expect(field('email')).not.toHaveAttribute('aria-invalid');
  });

  // NEWS-14, NEWS-15, NEWS-16
  test.each([
    ['Ada;', INVALID_CHARACTERS],
    ['www.example', INVALID_CHARACTERS],
    ['http://a', INVALID_CHARACTERS],
    ['x'.repeat(41), 'Bitte geben Sie höchstens 40 Zeichen ein.'],
  ])('for a name shows what is wrong with %s, and cuts nothing', async (text, message) => {
    const visitor = await open('AT');
    await visitor.type(field('email'), 'ada@example.org');
    await visitor.click(field('firstName'));
    await visitor.paste(text);
    await visitor.tab();
    await waitFor(() => expect(field('firstName')).toHaveAccessibleDescription(message));
    expect(field('firstName')).toHaveValue(text);
  });

  // NEWS-17, NEWS-18
  test('is listed after a submit if it is invalid, and the list leads to it', async () => {
    const visitor = await open('HU');
    await visitor.type(field('email'), 'ada@');
    await visitor.click(submit());
    const summary = await screen.findByRole('group', { name: /^Kérjük, ellenőrizzen 4 adatot/ });
    const lines = within(summary).getAllByRole('button');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Kérjük, adjon meg érvényes e-mail-címet.',
      'A megszólítás megadása kötelező.',
      'A keresztnév megadása kötelező.',
      'A vezetéknév megadása kötelező.',
    ]);
    await visitor.click(lines[3] ?? document.body);
    expect(field('lastName')).toHaveFocus();
    expect(field('lastName')).toBeInvalid();
  });

  test('is listed and marked when it can be filled in, not while it waits for an e-mail address (NEWS-08, NEWS-70)', async () => {
    const visitor = await open('HU');
    await visitor.click(submit());
    await screen.findByText('Az e-mail-cím megadása kötelező.', { selector: 'button' });
    expect(listed()).toHaveLength(1);
    expect(field('lastName')).toBeDisabled();
    expect(field('lastName')).not.toHaveAttribute('aria-invalid');
    expect(field('lastName')).toHaveAccessibleDescription('');
    expect(field('email')).toHaveFocus();
    await visitor.keyboard('a');
    expect(listed()).toHaveLength(3);
    expect(field('lastName')).toHaveAccessibleDescription('A vezetéknév megadása kötelező.');
    expect(field('lastName')).toBeInvalid();
  });

  test('does not prevent a sign-up if it is invalid and the site does not show it (NEWS-07)', async () => {
    const visitor = userEvent.setup({ delay: null });
    const { default: Form } = newsletter;
    const { rerender } = await renderModule(newsletter, { site: 'AT', locale: 'de-DE' });
    await visitor.type(field('email'), 'ada@example.org');
    await visitor.type(field('firstName'), 'Ada;');
    rerender(<Form site="DE" locale="de-DE" />);
    await visitor.click(submit());
    await screen.findByText((text) => text.includes('ada@example.org'));
    expect(await callsTo(SUBSCRIBERS)[0]?.json()).not.toHaveProperty('firstName');
  });

  test('for the consent of TR has the message of TR (NEWS-19)', async () => {
    const visitor = await open('TR');
    await visitor.type(field('email'), 'ada@example.org');
    await visitor.click(submit());
    await waitFor(() =>
      expect(field('legals')).toHaveAccessibleDescription(
        'E-bülten üyesi olmak için lütfen ticari elektronik ileti onayınızı veriniz.',
      ),
    );
  });
});

test('The input stays when the host changes the language (SITE-07)', async () => {
  const visitor = userEvent.setup({ delay: null });
  const { default: Form } = newsletter;
  const { rerender } = await renderModule(newsletter, { site: 'DE' });
  await visitor.type(field('email'), 'ada@example.org');
  rerender(<Form site="DE" locale="sv-SE" />);
  await screen.findByRole('button', { name: 'Anmäl dig nu' });
  expect(field('email')).toHaveValue('ada@example.org');
});
