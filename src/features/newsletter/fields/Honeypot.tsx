import type { RefObject } from 'react';
import styles from './Honeypot.module.css';

/**
 * A field that only bots fill in (NEWS-26). It is invisible, and outside of the tab order and the accessibility tree.
 * Each attribute excludes a browser's autofill or a password manager. Chromium ignores `autocomplete="off"` but skips
 * fields with the role `presentation`. Bots may set the value without an event, so it is read from the element on
 * submit.
 */
export function Honeypot({ field }: { field: RefObject<HTMLInputElement | null> }) {
  return (
    <div className={styles.hidden} aria-hidden="true">
      <input
        ref={field}
        type="text"
        // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- see above
        role="presentation"
        name="emailConfirm"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-form-type="other"
        data-lpignore="true"
        data-protonpass-ignore=""
      />
    </div>
  );
}

/**
 * Whether a bot has filled in the honeypot. Returns `false` if the browser's autofill has done so despite the
 * attributes.
 */
export function isBot(honeypot: HTMLInputElement | null): boolean {
  if (!honeypot?.value) return false;
  try {
    return !honeypot.matches(':autofill');
  } catch {
    return true; // The browser does not support the selector.
  }
}
