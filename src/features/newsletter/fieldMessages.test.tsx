import { screen, waitFor, within } from '@testing-library/react';
import { NewsletterForm } from '../../exposes/NewsletterForm.tsx';
import { field, openForm, submitButton, SUBSCRIBERS } from '../../testing/newsletterPage.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const { callsTo } = serveShop();

/** The lines of the error list, in Hungarian. */
const listed = () =>
  within(screen.getByRole('group', { name: /^Kérjük, ellenőrizzen/ })).getAllByRole('button');

describe('a form field', () => {
  const REQUIRED = 'Die E-Mail-Adresse ist ein Pflichtfeld.';
  const INVALID = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';

  // NEWS-11, NEWS-12, NEWS-13
  test('is validated on blur, and a focus clears its error', async () => {
    const { visitor } = await openForm({ site: 'DE' });
    await visitor.type(field('email'), 'ada@home');
    expect(field('email')).not.toHaveAttribute('aria-invalid', 'true');
    await visitor.tab();
    await waitFor(() => expect(field('email')).toHaveAccessibleDescription(INVALID));
    expect(field('email')).toBeInvalid();
    await visitor.click(field('email'));
    expect(field('email')).not.toHaveAttribute('aria-invalid', 'true');
    expect(field('email')).toHaveAccessibleDescription('');
    await visitor.clear(field('email'));
    await visitor.tab();
    await waitFor(() => expect(field('email')).toHaveAccessibleDescription(REQUIRED));
  });

  test('shows its error until the first change if the form has moved the focus to it (NEWS-11)', async () => {
    const { visitor } = await openForm({ site: 'DE' });
    await visitor.click(submitButton());
    await waitFor(() => expect(field('email')).toHaveFocus());
    expect(field('email')).toHaveAccessibleDescription(REQUIRED);
    await visitor.keyboard('a');
    expect(field('email')).not.toHaveAttribute('aria-invalid', 'true');
  });

  // NEWS-15
  test.each([
    ['Ada;', 'Dieses Feld enthält ungültige Zeichen.'],
    ['x'.repeat(41), 'Bitte geben Sie höchstens 40 Zeichen ein.'],
  ])('shows an error for the name %s and keeps the value', async (text, message) => {
    const { visitor } = await openForm({ site: 'AT' });
    await visitor.type(field('email'), 'ada@example.org');
    await visitor.click(field('firstName'));
    await visitor.paste(text);
    await visitor.tab();
    await waitFor(() => expect(field('firstName')).toHaveAccessibleDescription(message));
    expect(field('firstName')).toHaveValue(text);
  });

  // NEWS-17
  test('is named in the error about its missing value', async () => {
    const { visitor } = await openForm({ site: 'TR', locale: 'de-DE' });
    await visitor.type(field('email'), 'ada@example.org');
    await visitor.click(field('firstName'));
    await visitor.click(field('lastName'));
    await visitor.click(field('email'));
    await waitFor(() =>
      expect(field('firstName')).toHaveAccessibleDescription('Der Vorname ist ein Pflichtfeld.'),
    );
    expect(field('lastName')).toHaveAccessibleDescription('Der Nachname ist ein Pflichtfeld.');
  });

  // NEWS-17
  test('is listed after a submit if it is invalid, and a click in the list focuses it', async () => {
    const { visitor } = await openForm({ site: 'HU' });
    await visitor.type(field('email'), 'ada@');
    await visitor.click(submitButton());
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

  test('is listed and marked as invalid only while it is enabled (NEWS-08)', async () => {
    const { visitor } = await openForm({ site: 'HU' });
    await visitor.click(submitButton());
    await screen.findByText('Az e-mail-cím megadása kötelező.', { selector: 'button' });
    expect(listed()).toHaveLength(1);
    expect(field('lastName')).toHaveAttribute('aria-disabled', 'true');
    expect(field('lastName')).not.toHaveAttribute('aria-invalid', 'true');
    expect(field('lastName')).toHaveAccessibleDescription('');
    expect(field('email')).toHaveFocus();
    await visitor.keyboard('a');
    expect(listed()).toHaveLength(3);
    expect(field('lastName')).toHaveAccessibleDescription('A vezetéknév megadása kötelező.');
    expect(field('lastName')).toBeInvalid();
  });

  test('with an invalid value does not prevent a sign-up on a site without this field (NEWS-07)', async () => {
    const { visitor, rerender } = await openForm({ site: 'AT', locale: 'de-DE' });
    await visitor.type(field('email'), 'ada@example.org');
    await visitor.type(field('firstName'), 'Ada;');
    rerender(<NewsletterForm site="DE" locale="de-DE" />);
    await visitor.click(submitButton());
    await screen.findByText((text) => text.includes('ada@example.org'));
    expect(await callsTo(SUBSCRIBERS)[0]?.json()).not.toHaveProperty('firstName');
  });
});
