import { useLingui } from '@lingui/react';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../IconButton.tsx';
import { useModalDialog } from './useModalDialog.ts';
import styles from './Modal.module.css';

/** What a modal is told. */
export interface ModalProps {
  /** Whether it is shown. */
  open: boolean;
  /** Asks the owner to close it: by Escape, by its button or by a press beside it. */
  onClose: () => void;
  /** Default `'M'` (F§5). */
  size?: 'S' | 'M' | 'L';
  /** Its heading, and its name for assistive technology. */
  title: ReactNode;
  /** The name of the button that closes it, where it is in another language than the page. */
  closeLabel?: string;
  /** What its owner is asked at the end, as buttons. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * The platform's own modal dialog: it keeps the focus and gives it back, and the page behind is inert and
 * does not scroll (F§4). Its content is rendered only while it is open.
 */
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
