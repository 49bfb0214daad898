import { formatInput } from './formatInput.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** As `TextField`, for a text whose form the field keeps; its value always comes in that form. */
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

/** A text field that writes what is typed in its own form before anybody hears of it. */
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
