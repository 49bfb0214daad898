import { useLingui } from '@lingui/react';
import styles from './SkipLink.module.css';

interface Props {
  /** Finds the page's main content; by default its `<main>`. */
  selector: string | undefined;
}

/**
 * The first link of the page, seen on focus: past the header to the main content (HEAD-80). Without scripts it works where
 * that has the id of the selector, or `main`.
 */
export function SkipLink({ selector = '' }: Props) {
  const { _ } = useLingui();
  return (
    <a
      className={styles.link}
      data-part="skip-link"
      href={/^#[\w-]+$/.test(selector) ? selector : '#main'}
    >
      {_('header.skip')}
    </a>
  );
}
