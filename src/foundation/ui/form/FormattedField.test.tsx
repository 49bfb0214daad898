import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { anyCharacter } from '../../../testing/anyCharacter.ts';
import { renderWithFascia } from '../../../testing/renderWithFascia.tsx';
import { digitsOf, formatIban, IbanField, NumberField } from './FormattedField.tsx';

/** Any text, mostly with characters that fields accept. */
const typedText = fc.string({ unit: fc.oneof(fc.constantFrom(...'aZ09 -'), anyCharacter) });

const input = () => screen.getByRole<HTMLInputElement>('textbox');

describe('an IBAN', () => {
  test('is formatted in capital letters and blocks of four (UI-15)', () => {
    expect(formatIban('de89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
    expect(formatIban('CH93-0076 2011 6238 5295 7')).toBe('CH93 0076 2011 6238 5295 7');
  });

  test('drops other characters before the leading letters (UI-15)', () => {
    expect(formatIban('89DE89')).toBe('DE89');
    expect(formatIban('D8E89')).toBe('DE89');
    expect(formatIban('12 34')).toBe('');
  });

  test('always has the same format and does not change when formatted again', () => {
    fc.assert(
      fc.property(typedText, (typed) => {
        const iban = formatIban(typed);
        expect(formatIban(iban)).toBe(iban);
        expect(iban).toMatch(
          /^(?:[A-Z]{0,2}|[A-Z]{2}[A-Z0-9]{0,2}(?: [A-Z0-9]{4})*(?: [A-Z0-9]{1,4})?)$/,
        );
        expect(iban.length).toBeLessThanOrEqual(42);
      }),
    );
  });

  test('contains its spaces while it is being typed, even in onChange', async () => {
    const changes: string[] = [];
    await renderWithFascia(
      <IbanField label="IBAN" onChange={(event) => changes.push(event.target.value)} />,
    );
    await userEvent.type(input(), '1de8937x04');
    expect(input()).toHaveValue('DE89 37X0 4');
    expect(changes.at(-1)).toBe('DE89 37X0 4');
  });

  test('keeps the caret at the edited position', async () => {
    await renderWithFascia(<IbanField label="IBAN" defaultValue="DE893704" />);
    expect(input()).toHaveValue('DE89 3704');
    await userEvent.click(input());
    input().setSelectionRange(2, 2);
    await userEvent.keyboard('1');
    expect(input()).toHaveValue('DE18 9370 4');
    expect(input().selectionStart).toBe(3);
  });
});

function ControlledNumber() {
  const [value, setValue] = useState('1');
  return (
    <NumberField label="Anzahl" value={value} onChange={(event) => setValue(event.target.value)} />
  );
}

describe('a number', () => {
  test('consists of the digits of the typed text (UI-15)', () => {
    fc.assert(
      fc.property(typedText, (typed) => {
        expect(digitsOf(typed)).toMatch(/^[0-9]*$/);
        expect(digitsOf(typed)).toBe(
          [...typed].filter((character) => '0123456789'.includes(character)).join(''),
        );
      }),
    );
  });

  test('accepts only digits when typed or pasted (UI-15)', async () => {
    await renderWithFascia(<NumberField label="Anzahl" />);
    await userEvent.type(input(), '-1e2,3');
    expect(input()).toHaveValue('123');
    await userEvent.paste(' 4 5 Stück');
    expect(input()).toHaveValue('12345');
    expect(input()).toHaveAttribute('inputmode', 'numeric');
  });

  test('can be a controlled field', async () => {
    await renderWithFascia(<ControlledNumber />);
    await userEvent.type(input(), 'x2');
    expect(input()).toHaveValue('12');
  });
});
