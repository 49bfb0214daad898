import { digitsOf } from './digits.ts';
import { FormattedField, type FormattedFieldProps } from './FormattedField.tsx';

/** A field that accepts only digits (UI-16): no sign, point or space. */
export function NumberField(props: FormattedFieldProps) {
  return <FormattedField inputMode="numeric" {...props} format={digitsOf} />;
}
