import { useLingui } from '@lingui/react';
import EyeOff from 'lucide/dist/esm/icons/eye-off.mjs';
import Eye from 'lucide/dist/esm/icons/eye.mjs';
import { useState } from 'react';
import { Icon } from '../Icon.tsx';
import { FieldFrame, useField } from './FieldFrame.tsx';
import frameStyles from './FieldFrame.module.css';
import styles from './PasswordField.module.css';
import type { FormattedFieldProps } from './FormattedField.tsx';

/** The props of `TextField`, and: */
export interface PasswordFieldProps extends FormattedFieldProps {
  /** Whether to show the strength of the password (UI-14). Default true; use false for existing passwords. */
  showStrength?: boolean;
}

/** A password field with a reveal button and a strength meter (UI-14). */
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

/** Shorter passwords are always weak. */
const MIN_LENGTH = 8;
/** Minimum length of a very strong password with all three classes. */
const MIN_VERY_STRONG_LENGTH = 12;

const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u];
const BY_CLASSES = ['weak', 'weak', 'ok', 'strong'] as const;
const BARS = { weak: 1, ok: 2, strong: 3, veryStrong: 4 } as const;

/** Rates a password by its character classes: lowercase, uppercase and digits (UI-14). */
export function passwordStrength(password: string): keyof typeof BARS {
  const length = [...password].length;
  if (length < MIN_LENGTH) return 'weak';
  const classes = CLASSES.filter((pattern) => pattern.test(password)).length;
  if (classes === CLASSES.length && length >= MIN_VERY_STRONG_LENGTH) return 'veryStrong';
  return BY_CLASSES[classes] ?? 'weak';
}

/** The strength of the typed password as text and bars. Empty for an empty password. */
function PasswordMeter({ password }: { password: string }) {
  const { _ } = useLingui();
  const strength = password === '' ? undefined : passwordStrength(password);
  const reached = strength ? BARS[strength] : 0;
  return (
    <div className={styles.meter} data-strength={strength}>
      <span className={styles.bars} aria-hidden="true">
        {Object.values(BARS).map((bar) => (
          <span className={styles.bar} data-reached={bar <= reached || undefined} key={bar} />
        ))}
      </span>
      <span className={styles.words} role="status">
        {strength && `${_('form.password.strength')}: ${_(`form.password.${strength}`)}`}
      </span>
    </div>
  );
}
