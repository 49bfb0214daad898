import { useLingui } from '@lingui/react';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import Info from 'lucide/dist/esm/icons/info.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useScripted } from '../browser/hooks/useScriptedStyle.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { useKnownRegion } from './useKnownRegion.ts';
import styles from './Notification.module.css';

/** The props of a `<div>`, and: */
export interface NotificationProps extends Omit<ComponentProps<'div'>, 'className' | 'style'> {
  /** Default `'info'`. Assistive technology announces errors immediately, and the others when it is idle. */
  kind?: 'info' | 'success' | 'error';
  /** Whether the visitor can close the banner (UI-11). Default false. */
  closable?: boolean;
  /** Called after the visitor has closed the banner, which hides itself. */
  onClose?: () => void;
  children: ReactNode;
}

const glyphs = { info: Info, success: CircleCheck, error: CircleAlert };

/** A message banner. To show a closed one again, change its `key`. */
export function Notification({
  kind = 'info',
  closable = false,
  role = kind === 'error' ? 'alert' : 'status',
  onClose,
  children,
  ...rest
}: NotificationProps) {
  const { _ } = useLingui();
  const [closed, setClosed] = useState(false);
  const isLive = role === 'alert' || role === 'status';
  const isKnown = useKnownRegion(!useScripted());
  if (closed) return null;
  const close = () => {
    setClosed(true);
    onClose?.();
  };
  return (
    <div {...rest} className={styles.notification} data-kind={kind} role={role}>
      <span className={styles.mark}>
        <Icon glyph={glyphs[kind]} />
      </span>
      {/* Takes up space, but is hidden until assistive technology has registered the live region. */}
      <div
        className={styles.text}
        style={isLive && !isKnown ? { visibility: 'hidden' } : undefined}
      >
        {children}
      </div>
      {closable && (
        <IconButton
          className={styles.close}
          glyph={X}
          label={_('ui.close')}
          iconSize={20}
          onClick={close}
        />
      )}
    </div>
  );
}
