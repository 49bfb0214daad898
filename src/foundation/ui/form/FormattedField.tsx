import { TextField, type TextFieldProps } from './TextField.tsx';
import { hostDocument } from '../../browser/page/hostGlobals.ts';

/** The props of `TextField`. The value is always formatted. */
export interface FormattedFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue'
> {
  value?: string;
  defaultValue?: string;
}

type Format = (typed: string) => string;

/** Maximum length of an IBAN without spaces (ISO 13616). */
const IBAN_MAX_LENGTH = 34;

/**
 * Formats a typed text as an IBAN (UI-15): capital letters and digits in blocks of four. It starts with the two letters
 * of a country; other characters before them are dropped.
 */
export function formatIban(typed: string): string {
  const characters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const fromFirstLetter = characters.replace(/^[^A-Z]+/, '');
  // The second character is a letter too: digits before it are dropped.
  const iban = fromFirstLetter.slice(0, 1) + fromFirstLetter.slice(1).replace(/^[0-9]+/, '');
  return (iban.slice(0, IBAN_MAX_LENGTH).match(/.{1,4}/g) ?? []).join(' ');
}

/** Removes everything but digits from a typed text (UI-15). */
export const digitsOf: Format = (typed) => typed.replace(/[^0-9]/g, '');

/**
 * Formats an input's value. The caret stays after the same characters: the text before it is formatted separately, and
 * spaces that the format adds are skipped.
 */
function formatInput(input: HTMLInputElement, format: Format): void {
  const { value, selectionStart } = input;
  const formatted = format(value);
  if (formatted === value) return;
  const before = format(value.slice(0, selectionStart ?? value.length));
  input.value = formatted;
  if (hostDocument.activeElement === input) input.setSelectionRange(before.length, before.length);
}

/** A text field that formats the typed text before it calls `onChange`. */
function FormattedField({
  format,
  value,
  defaultValue,
  onChange,
  ...rest
}: FormattedFieldProps & { format: Format }) {
  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      {...rest}
      {...(value !== undefined && { value: format(value) })}
      {...(defaultValue !== undefined && { defaultValue: format(defaultValue) })}
      onChange={(event) => {
        formatInput(event.currentTarget, format);
        onChange?.(event);
      }}
    />
  );
}

/** A field for an IBAN in blocks of four (UI-15). Its value includes the spaces. */
export function IbanField(props: FormattedFieldProps) {
  return <FormattedField autoCapitalize="characters" {...props} format={formatIban} />;
}

/** A field that accepts only digits (UI-15): no sign, decimal point or space. */
export function NumberField(props: FormattedFieldProps) {
  return <FormattedField inputMode="numeric" {...props} format={digitsOf} />;
}
