import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { lockScroll } from '../../browser/page/hostPage.ts';
import { hostDocument } from '../../browser/page/hostGlobals.ts';
import { isUnhandledEscape } from '../../browser/page/keys.ts';
import { useCloseOnLeave } from '../useCloseOnLeave.ts';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/**
 * Makes Tab on the last control go to the first one, and Shift+Tab the other way round. A modal `<dialog>` keeps the
 * focus out of the page; this keeps it out of the browser's own bars too.
 */
function wrapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  if (event.shiftKey) controls.reverse();
  if (hostDocument.activeElement !== controls.at(-1)) return;
  event.preventDefault();
  controls[0]?.focus();
}

/** Whether an event is the dialog's own and none of its content. A press is then on its backdrop. */
const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

/**
 * The mechanism of every modal (UI-10): the platform's `<dialog>`, which keeps the focus and makes the page behind
 * inert without a change to the host's page. The page does not scroll while it is open. Escape, a press beside
 * it and leaving the page (`useCloseOnLeave`) call `onClose`. After closing, the focus returns to where it was.
 *
 * @param onClose Called to close it.
 * @returns the props of the `<dialog>`; its content may be rendered only while it is open.
 */
export function useModalDialog(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  const previousFocus = useRef<Element>(null);
  useCloseOnLeave({ open, onClose, parts: [ref] });

  // A layout effect: an effect of the content may then move the focus inside of the open dialog.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    previousFocus.current = hostDocument.activeElement;
    if (dialog.showModal) dialog.showModal();
    else {
      // Without `showModal`, as in hosts' tests in jsdom, it is shown as a plain dialog.
      dialog.setAttribute('open', '');
      dialog.querySelector('button')?.focus();
    }
  }, [open]);

  // Not a layout effect: its clean-up moves the focus, which React would then move back.
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    const unlock = lockScroll();
    return () => {
      if (dialog.close) dialog.close();
      else dialog.removeAttribute('open');
      if (previousFocus.current instanceof HTMLElement) {
        previousFocus.current.focus({ preventScroll: true });
      }
      unlock();
    };
  }, [open]);

  // A press has to begin and end beside it: selecting text from inside to beyond the edge does not close it.
  const pressBeganOnBackdrop = useRef(false);
  return {
    ref,
    onCancel(event: SyntheticEvent) {
      // A file input's own `cancel` bubbles up to here.
      if (!isOwn(event)) return;
      event.preventDefault();
      onClose();
    },
    // The platform has closed it, as a form of method `dialog` does.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (open && !event.currentTarget.open) onClose();
    },
    onMouseDown(event: SyntheticEvent) {
      pressBeganOnBackdrop.current = isOwn(event);
    },
    onClick(event: SyntheticEvent) {
      if (isOwn(event) && pressBeganOnBackdrop.current) onClose();
    },
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      // The platform turns Escape into `cancel`, but not without `showModal`.
      if (isUnhandledEscape(event.nativeEvent) && !event.currentTarget.showModal) onClose();
      wrapFocus(event);
    },
  };
}
