import { useLingui } from '@lingui/react';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { lockScroll } from '../../browser/scroll.ts';
import { Icon } from '../Icon.tsx';
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
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect: its end comes while the dialog still stands, so that the focus can go back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!open || !shown) return undefined;
    // In hosts' tests without a browser it can at least be seen.
    if (shown.showModal) shown.showModal();
    else shown.open = true;
    const unlock = lockScroll();
    return () => {
      shown.close?.();
      unlock();
    };
  }, [open]);

  // Both ends of a press: text that is selected from inside to beyond the edge closes nothing.
  const beganBeside = useRef(false);
  const isBeside = (event: MouseEvent) => event.target === dialog.current;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's way, by onCancel
    <dialog
      className={styles.dialog}
      data-size={size}
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file input's own `cancel` comes up to here.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      // Closed by the platform, as by a form of method `dialog`: the owner has to know.
      onClose={() => {
        if (open && !dialog.current?.open) onClose();
      }}
      onMouseDown={(event) => {
        beganBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (isBeside(event) && beganBeside.current) onClose();
      }}
    >
      {open && (
        <div className={styles.sheet}>
          <header className={styles.head}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            <button
              className={styles.close}
              type="button"
              aria-label={closeLabel ?? _('ui.close')}
              onClick={onClose}
            >
              <Icon glyph={X} />
            </button>
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
