import { useLingui } from '@lingui/react';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../IconButton.tsx';
import { useModalDialog } from './useModalDialog.ts';
import styles from './Modal.module.css';

export interface ModalProps {
  open: boolean;
  /** Called on Escape, by the close button and on a press outside the dialog. */
  onClose: () => void;
  /** Default `'M'` (UI-10). */
  size?: 'S' | 'M' | 'L';
  /** The heading, which is also the name for assistive technology. */
  title: ReactNode;
  /** The close button's name, if the modal's language differs from the page's. */
  closeLabel?: string;
  /** Buttons at the end. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal dialog (UI-10). Renders its content only while it is open. */
export function Modal({
  open,
  onClose,
  size = 'M',
  title,
  closeLabel,
  footer,
  children,
}: ModalProps) {
  const { _ } = useLingui();
  const titleId = useId();
  const dialog = useModalDialog(open, onClose);
  return (
    <dialog {...dialog} className={styles.dialog} data-size={size} aria-labelledby={titleId}>
      {open && (
        <div className={styles.sheet}>
          <header className={styles.head}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            <IconButton glyph={X} label={closeLabel ?? _('ui.close')} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
