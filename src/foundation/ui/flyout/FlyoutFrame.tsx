import { useLingui } from '@lingui/react';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import styles from './FlyoutFrame.module.css';
import { IconButton } from '../IconButton.tsx';
import { useFlyout, type FlyoutName } from './useFlyout.ts';

interface Props {
  name: FlyoutName;
  /** Its name for assistive technology. */
  label: string;
  open: boolean;
  /** Called to close it. */
  onClose: () => void;
  /** The control that opens it; it has `aria-expanded` and `aria-controls`. */
  opener: RefObject<HTMLElement | null>;
  /** The id that the opener controls. */
  id: string;
  /** Another element that belongs to it: a press there does not close it. */
  region?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A panel under the header, as wide as its containing block. Its content is rendered when it is opened first and
 * stays rendered (NAV-16). Its height is at most `--fascia-flyout-height` (HEAD-15).
 */
export function FlyoutFrame({ name, label, open, onClose, opener, id, region, children }: Props) {
  const { _ } = useLingui();
  const panel = useRef<HTMLElement>(null);
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  useFlyout({ name, open, onClose, panel, opener, region });
  return (
    <section
      className={styles.flyout}
      data-part="flyout"
      data-flyout={name}
      id={id}
      ref={panel}
      aria-label={label}
      hidden={!open}
    >
      {wasOpened && (
        <>
          <IconButton
            className={styles.close}
            data-part="flyout-close"
            glyph={X}
            label={_('ui.close')}
            onClick={onClose}
          />
          {children}
        </>
      )}
    </section>
  );
}
