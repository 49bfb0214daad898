import { useLingui } from '@lingui/react';
import { ErrorBoundary } from '../../foundation/ui/ErrorBoundary.tsx';
import styles from './SkipLink.module.css';

interface Props {
  /** CSS selector of the page's main content. Default `main`. */
  selector?: string | undefined;
}

/**
 * The first link of the page. It is visible on focus and leads to the main content (HEAD-80). Without scripts it works
 * only if the selector is an id, or if the main content has the id `main`. If it fails, a link to `#main` replaces it
 * (HOST-39).
 */
export function SkipLink({ selector }: Props) {
  return (
    <ErrorBoundary module="header" operation="skip-link" fallback={<SkipAnchor />}>
      <SkipAnchor selector={selector} />
    </ErrorBoundary>
  );
}

function SkipAnchor({ selector = '' }: Props) {
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
