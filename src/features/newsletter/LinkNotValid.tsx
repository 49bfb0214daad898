import { useLingui } from '@lingui/react';
import { Notification } from '../../foundation/ui/Notification.tsx';
import type { useLinkNotValid } from './useLinkNotValid.ts';

/** The confirmation link that led here is no longer valid (F§8). */
export function LinkNotValid({ place, held, isShown }: ReturnType<typeof useLinkNotValid>) {
  const { _ } = useLingui();
  if (!isShown && held === undefined) return null;
  return (
    <div ref={place} style={held === undefined ? undefined : { minHeight: held }}>
      {isShown && (
        <Notification kind="error" data-part="doi-error">
          {_('newsletter.linkNotValid')}
        </Notification>
      )}
    </div>
  );
}
