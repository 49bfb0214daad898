import {
  useEffect,
  useRef,
  type DialogHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { lockScroll } from '../../browser/scroll.ts';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/**
 * Makes Tab on the last control go to the first one, and Shift+Tab the other way round. A modal `<dialog>` keeps the
 * focus out of the page; this keeps it out of the browser's own bars too.
 */
function wrapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [from, to] = event.shiftKey
    ? [controls[0], controls.at(-1)]
    : [controls.at(-1), controls[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

const isBeside = (event: MouseEvent) => event.target === event.currentTarget;

type DialogProps = Required<
  Pick<
    DialogHTMLAttributes<HTMLDialogElement>,
    'onCancel' | 'onClose' | 'onMouseDown' | 'onClick' | 'onKeyDown'
  >
> & { ref: RefObject<HTMLDialogElement | null> };

/**
 * The mechanism of every modal: the platform's `<dialog>`, which keeps the focus and makes the page behind inert
 * without a change to the host's page (UI-09). The page does not scroll meanwhile. Escape and a press beside it ask the owner to close
 * it, and the focus goes back to where it was.
 *
 * @param onClose Asks the owner to close it.
 * @returns the props of the `<dialog>`; its content may be rendered only while it is open.
 */
export function useModalDialog(open: boolean, onClose: () => void): DialogProps {
  const ref = useRef<HTMLDialogElement>(null);

  // Not a layout effect: React would take the focus back that its clean-up moves.
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    const before = document.activeElement;
    if (dialog.showModal) dialog.showModal();
    else {
      // Without `showModal`, as in hosts' tests without a browser, it is shown in its place.
      dialog.setAttribute('open', '');
      dialog.querySelector('button')?.focus();
    }
    const unlock = lockScroll();
    return () => {
      if (dialog.close) dialog.close();
      else dialog.removeAttribute('open');
      if (before instanceof HTMLElement) before.focus();
      unlock();
    };
  }, [open]);

  // Both ends of a press count: selecting text from inside to beyond the edge closes nothing.
  const pressBeganBeside = useRef(false);
  return {
    ref,
    onCancel(event) {
      // A file input's own `cancel` bubbles up to here.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // The platform has closed it, as a form of method `dialog` does.
    onClose(event) {
      if (open && !event.currentTarget.open) onClose();
    },
    onMouseDown(event) {
      pressBeganBeside.current = isBeside(event);
    },
    onClick(event) {
      if (isBeside(event) && pressBeganBeside.current) onClose();
    },
    onKeyDown(event) {
      // The platform turns Escape into `cancel`; where there is no modal dialog, this does.
      if (event.key === 'Escape' && !event.currentTarget.showModal) onClose();
      wrapFocus(event);
    },
  };
}
