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

describe.each(Object.entries(fields))('In %s', (_, field) => {
  test('the state is default at first, without a message (UI-12)', async () => {
    await renderWithFascia(field({}));
    expect(state()).toBe('default');
    expect(control()).toBeValid();
    expect(control()).not.toHaveAccessibleDescription();
  });

  test('an error without a message of its own says that the field is not valid (UI-12)', async () => {
    await renderWithFascia(field({ state: 'error' }));
    expect(control()).toBeInvalid();
    expect(control()).toHaveAccessibleDescription(NOT_VALID);
  });

  test('an error with a message of its own shows only that', async () => {
    await renderWithFascia(field({ state: 'error', message: 'Bitte prüfen' }));
    expect(control()).toHaveAccessibleDescription('Bitte prüfen');
    expect(screen.queryByText(NOT_VALID)).toBeNull();
  });

  test('the state valid is shown, and is not an error (UI-12)', async () => {
    await renderWithFascia(field({ state: 'valid', message: 'Passt' }));
    expect(state()).toBe('valid');
    expect(control()).toBeValid();
    expect(control()).toHaveAccessibleDescription('Passt');
  });

  test('the description is the hint, then the message', async () => {
    await renderWithFascia(field({ state: 'error', hint: 'Hilfe', 'aria-describedby': undefined }));
    expect(control()).toHaveAccessibleDescription(`Hilfe ${NOT_VALID}`);
  });

  test('a required field is marked visibly and for assistive technology', async () => {
    await renderWithFascia(field({ required: true }));
    expect(control()).toBeRequired();
    expect(screen.getByText('*')).toBeVisible();
  });
});

test('A message that appears later is announced', async () => {
  const { rerender } = await renderWithFascia(<TextField label="Feld" />);
  const region = document.querySelector('[aria-live="polite"]');
  rerender(<TextField label="Feld" state="error" />);
  expect(region).toHaveTextContent(NOT_VALID);
});

test('A text field is a native input, with its events and attributes', async () => {
  const typed: string[] = [];
  await renderWithFascia(
    <TextField label="Ort" name="city" onChange={(event) => typed.push(event.target.value)} />,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Ort' }), 'Wien');
  expect(typed.at(-1)).toBe('Wien');
  expect(screen.getByRole('textbox')).toHaveAttribute('name', 'city');
});
