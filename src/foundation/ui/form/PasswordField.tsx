import { useLingui } from '@lingui/react';
import EyeOff from 'lucide/dist/esm/icons/eye-off.mjs';
import Eye from 'lucide/dist/esm/icons/eye.mjs';
import { useState } from 'react';
import { Icon } from '../Icon.tsx';
import { useField } from './field.ts';
import { FieldFrame } from './FieldFrame.tsx';
import frameStyles from './FieldFrame.module.css';
import styles from './PasswordField.module.css';
import { PasswordMeter } from './PasswordMeter.tsx';
import type { TextFieldProps } from './TextField.tsx';

/** The props of `TextField`, and: */
export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue'
> {
  value?: string;
  defaultValue?: string;
  /** Shows how strong the password is (UI-14). Default true; false where an existing one is entered. */
  showStrength?: boolean;
}

/** A password field with a button that reveals it and a strength meter (UI-14). */
export function PasswordField({ showStrength = true, ...props }: PasswordFieldProps) {
  const { label, state, message, hint, onChange, ...input } = props;
  const { _ } = useLingui();
  const { frame, control } = useField({ label, state, message, hint }, input);
  const [typed, setTyped] = useState(input.defaultValue ?? '');
  const [visible, setVisible] = useState(false);
  return (
    <div>
      <FieldFrame {...frame}>
        <input
          autoComplete="new-password"
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          {...control}
          className={frameStyles.control}
          type={visible ? 'text' : 'password'}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            onChange?.(event);
          }}
        />
        <button
          className={styles.toggle}
          type="button"
          aria-label={_('form.password.show')}
          aria-pressed={visible}
          aria-controls={control.id}
          disabled={input.disabled}
          onClick={() => setVisible(!visible)}
        >
          <Icon glyph={visible ? EyeOff : Eye} size={20} />
        </button>
      </FieldFrame>
      {showStrength && <PasswordMeter password={input.value ?? typed} />}
    </div>
  );
}
