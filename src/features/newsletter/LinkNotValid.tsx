import { useLingui } from '@lingui/react';
import { Notification } from '../../foundation/ui/form/Notification.tsx';

/** The confirmation link that led here is no longer valid (F§8). */
export function LinkNotValid() {
  const { _ } = useLingui();
  return (
    <Notification kind="error" data-part="doi-error">
      {_('newsletter.linkNotValid')}
    </Notification>
  );
}
