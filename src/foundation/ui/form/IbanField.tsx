import { FormattedField, type FormattedFieldProps } from './FormattedField.tsx';
import { formatIban } from './iban.ts';

/** An IBAN in blocks of four, letters first (UI-15). Its value includes the spaces. */
export function IbanField(props: FormattedFieldProps) {
  return <FormattedField autoCapitalize="characters" {...props} format={formatIban} />;
}
