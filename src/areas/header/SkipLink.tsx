import { useLingui } from '@lingui/react';
import styles from './SkipLink.module.css';

interface Props {
  /** CSS selector of the page's main content. Default `main`. */
  selector: string | undefined;
}

/**
 * The first link of the page. It is visible on focus and leads to the main content (HEAD-80). Without scripts it works
 * only if the selector is an id, or if the main content has the id `main`.
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
