import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { Notification } from '../../foundation/ui/Notification.tsx';

/** The sign-up failed (F§8). It is told, and comes into view: it stands far above the button. */
export function TechnicalError() {
  const { _ } = useLingui();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    banner.current?.focus();
  }, []);
  return (
    <Notification kind="error" data-part="technical-error" tabIndex={-1} ref={banner}>
      {_('newsletter.technicalError')}
    </Notification>
  );
}
