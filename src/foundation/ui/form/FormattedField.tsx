import { formatInput } from './formatInput.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** The props of `TextField`; the value is always formatted. */
export interface FormattedFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue'
> {
  value?: string;
  defaultValue?: string;
}

interface Props extends FormattedFieldProps {
  format: (typed: string) => string;
}

/** A text field that formats the typed text before it calls `onChange`. */
export function FormattedField({ format, value, defaultValue, onChange, ...rest }: Props) {
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
