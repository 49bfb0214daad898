import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithFascia } from '../../../testing/renderWithFascia.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Select } from './Select.tsx';
import { TextField } from './TextField.tsx';

const NOT_VALID = 'Dieses Feld ist nicht gültig.';

const fields = {
  'a text field': (more: object) => <TextField label="Feld" {...more} />,
  'a select': (more: object) => (
    <Select label="Feld" {...more}>
      <option value="a">A</option>
      <option value="b">B</option>
    </Select>
  ),
  'a checkbox': (more: object) => <Checkbox label="Feld" {...more} />,
};

const control = () => screen.getByLabelText(/^Feld/);
const state = () => control().closest('[data-state]')?.getAttribute('data-state');

describe.each(Object.entries(fields))('%s', (_, field) => {
  test('is in the default state at first, without a message (UI-12)', async () => {
    await renderWithFascia(field({}));
    expect(state()).toBe('default');
    expect(control()).toBeValid();
    expect(control()).not.toHaveAccessibleDescription();
  });

  // UI-75
  test('is explicitly not invalid while it is required and empty', async () => {
    await renderWithFascia(field({ required: true }));
    expect(control()).toHaveAttribute('aria-invalid', 'false');
  });

  test('shows a generic message for an error without a message (UI-12)', async () => {
    await renderWithFascia(field({ state: 'error' }));
    expect(control()).toBeInvalid();
    expect(control()).toHaveAccessibleDescription(NOT_VALID);
  });

  test('shows the message of an error instead of the generic one', async () => {
    await renderWithFascia(field({ state: 'error', message: 'Bitte prüfen' }));
    expect(control()).toHaveAccessibleDescription('Bitte prüfen');
    expect(screen.queryByText(NOT_VALID)).toBeNull();
  });

  test('shows the state valid, which is not an error (UI-12)', async () => {
    await renderWithFascia(field({ state: 'valid', message: 'Passt' }));
    expect(state()).toBe('valid');
    expect(control()).toBeValid();
    expect(control()).toHaveAccessibleDescription('Passt');
  });

  test('is described by the hint, then the message', async () => {
    await renderWithFascia(field({ state: 'error', hint: 'Hilfe', 'aria-describedby': undefined }));
    expect(control()).toHaveAccessibleDescription(`Hilfe ${NOT_VALID}`);
  });

  test('is marked as required visibly and for assistive technology', async () => {
    await renderWithFascia(field({ required: true }));
    expect(control()).toBeRequired();
    expect(screen.getByText('*')).toBeVisible();
  });
});

test('announces a message that appears later', async () => {
  const { rerender } = await renderWithFascia(<TextField label="Feld" />);
  const region = document.querySelector('[aria-live="polite"]');
  rerender(<TextField label="Feld" state="error" />);
  expect(region).toHaveTextContent(NOT_VALID);
});

test('a text field supports the events and attributes of a native input', async () => {
  const typed: string[] = [];
  await renderWithFascia(
    <TextField label="Ort" name="city" onChange={(event) => typed.push(event.target.value)} />,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Ort' }), 'Wien');
  expect(typed.at(-1)).toBe('Wien');
  expect(screen.getByRole('textbox')).toHaveAttribute('name', 'city');
});
