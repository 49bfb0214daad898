import type { RefObject } from 'react';
import styles from './Honeypot.module.css';

/**
 * A field for bots (F§4). No person meets it: it is out of sight, of the tab order and of the accessibility
 * tree. No autofill and no password manager fills it (contract §4): it says so to each in its own words.
 * Chromium looks past `autocomplete="off"`, at the name, but leaves out what has the role `presentation`. What
 * stands in it is read when the form is sent, as a bot may write there without any event.
 */
export function Honeypot({ field }: { field: RefObject<HTMLInputElement | null> }) {
  return (
    <div className={styles.trap} aria-hidden="true">
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
