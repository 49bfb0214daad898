import { useLingui } from '@lingui/react';
import MailCheck from 'lucide/dist/esm/icons/mail-check.mjs';
import { useEffect, useRef } from 'react';
import { Icon } from '../../foundation/ui/Icon.tsx';
import styles from './NewsletterForm.module.css';

/** Stands in the place of the form after a success; the page scrolls to it and the focus is there (F§2). */
export function SuccessView({ email }: { email: string }) {
  const { _ } = useLingui();
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    view.current?.focus({ preventScroll: true });
    // Without a layout, as in a host's own tests, there is nothing to scroll.
    view.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div className={styles.success} data-part="success" tabIndex={-1} ref={view}>
      <span className={styles.successMark}>
        <Icon glyph={MailCheck} size={40} />
      </span>
      <h2 className={styles.title}>{_('newsletter.success.title')}</h2>
      <p>{_('newsletter.success.notice', { email })}</p>
    </div>
  );
}
