import { digitsOf } from './digits.ts';
import { FormattedField, type FormattedFieldProps } from './FormattedField.tsx';

/** A field that takes digits only (UI-16): no sign, no point, no blank. */
export function NumberField(props: FormattedFieldProps) {
  return <FormattedField inputMode="numeric" {...props} format={digitsOf} />;
}
