import { digitsOf } from './digits.ts';
import { FormattedField, type FormattedFieldProps } from './FormattedField.tsx';

/** A number of digits alone (F§5): no sign, no point, no blank. */
export function NumberField(props: FormattedFieldProps) {
  return <FormattedField inputMode="numeric" {...props} format={digitsOf} />;
}
