import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { screen } from '@testing-library/react';
import { renderWithFascia } from '../../../testing/renderWithFascia.tsx';
import { PasswordField, passwordStrength } from './PasswordField.tsx';

test.each([
  ['Abc1234', 'weak'],
  ['abcdefgh', 'weak'],
  ['!!!!!!!!', 'weak'],
  ['abcdefg1', 'ok'],
  ['ABCDEFG1', 'ok'],
  ['Abcdefg1', 'strong'],
  ['Abcdefghij1', 'strong'],
  ['Abcdefghijk1', 'veryStrong'],
  ['abcdefghijk1', 'ok'],
])('the password %s is %s (UI-14)', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('a password of fewer than 8 characters is weak (UI-14)', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'aA1ß!😀'), { maxLength: 7 }), (characters) => {
      expect(passwordStrength(characters.join(''))).toBe('weak');
    }),
  );
});

test('announces the strength while the password is being typed', async () => {
  await renderWithFascia(<PasswordField label="Passwort" />);
  const field = screen.getByLabelText('Passwort');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(field, 'abcdefg1');
  expect(screen.getByRole('status')).toHaveTextContent('Passwortstärke: ok');
  await userEvent.type(field, 'XXXX');
  expect(screen.getByRole('status')).toHaveTextContent('Passwortstärke: sehr stark');
});

test('shows and hides the password', async () => {
  await renderWithFascia(<PasswordField label="Passwort" defaultValue="geheim" />);
  const field = screen.getByLabelText('Passwort');
  const toggle = screen.getByRole('button', { name: 'Passwort anzeigen' });
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(toggle);
  expect(field).toHaveAttribute('type', 'text');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(toggle);
  expect(field).toHaveAttribute('type', 'password');
});

test('does not show the strength of an existing password', async () => {
  await renderWithFascia(<PasswordField label="Passwort" showStrength={false} />);
  await userEvent.type(screen.getByLabelText('Passwort'), 'abc');
  expect(screen.queryByRole('status')).toBeNull();
});
