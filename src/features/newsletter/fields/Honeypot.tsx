import type { RefObject } from 'react';
import styles from './Honeypot.module.css';

/**
 * A field that only bots fill in (NEWS-26). It is invisible and outside of the tab order and the accessibility
 * tree. Every attribute below keeps one kind of autofill or password manager away (NEWS-26): Chromium ignores
 * `autocomplete="off"` and looks at the name, but skips fields with the role `presentation`. The value is read
 * from the element when the form is submitted, because a bot may set it without any event.
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

/** Whether a bot has filled in the honeypot. A browser that autofilled it despite the attributes is not a bot. */
export function isBot(honeypot: HTMLInputElement | null): boolean {
  if (!honeypot?.value) return false;
  try {
    return !honeypot.matches(':autofill');
  } catch {
    return true; // The browser does not support the selector.
  }
}
