import { useLingui } from '@lingui/react';
import styles from './PasswordField.module.css';
import { passwordStrength } from './passwordStrength.ts';

const steps = { weak: 1, ok: 2, strong: 3, veryStrong: 4 } as const;

/** The strength of the typed password, as a word and as bars. Empty for an empty password. */
export function PasswordMeter({ password }: { password: string }) {
  const { _ } = useLingui();
  const strength = password === '' ? undefined : passwordStrength(password);
  const reached = strength ? steps[strength] : 0;
  return (
    <div className={styles.meter} data-strength={strength}>
      <span className={styles.bars} aria-hidden="true">
        {Object.values(steps).map((step) => (
          <span className={styles.bar} data-reached={step <= reached || undefined} key={step} />
        ))}
      </span>
      <span className={styles.words} role="status">
        {strength && `${_('form.password.strength')}: ${_(`form.password.${strength}`)}`}
      </span>
    </div>
  );
}
