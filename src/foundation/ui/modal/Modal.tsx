import { useLingui } from '@lingui/react';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../IconButton.tsx';
import { useModalDialog } from './useModalDialog.ts';
import styles from './Modal.module.css';

export interface ModalProps {
  open: boolean;
  /** Called to close it: on Escape, by its button or on a press beside it. */
  onClose: () => void;
  /** Default `'M'` (UI-10). */
  size?: 'S' | 'M' | 'L';
  /** Its heading, and its name for assistive technology. */
  title: ReactNode;
  /** The close button's name, where the modal is in another language than the page. */
  closeLabel?: string;
  /** Buttons at the end. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal dialog (UI-10). Its content is rendered only while it is open. */
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
