import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { lockScroll } from '../../browser/page/hostPage.ts';
import { hostDocument } from '../../browser/page/hostGlobals.ts';
import { isUnhandledEscape } from '../../browser/page/keys.ts';
import { useCloseOnLeave } from '../useCloseOnLeave.ts';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/**
 * Moves the focus from the last control to the first on Tab, and back on Shift+Tab. A modal `<dialog>` keeps the focus
 * out of the page; this function also keeps it out of the browser's toolbars.
 */
function wrapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  if (event.shiftKey) controls.reverse();
  if (hostDocument.activeElement !== controls.at(-1)) return;
  event.preventDefault();
  controls[0]?.focus();
}

/** Whether the target of an event is the dialog itself. If so, a press is on the dialog's backdrop. */
const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

/**
 * The behaviour of every modal (UI-10). A native `<dialog>` contains the focus and makes the page inert without changes
 * to the host's page. While the modal is open, the page does not scroll. Escape, a press outside and leaving the page
 * (`useCloseOnLeave`) call `onClose`. After closing, the focus returns to the previous element.
 *
 * @returns The props of the `<dialog>`. Its content may be rendered only while it is open.
 */
export function useModalDialog(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const previousFocus = useRef<Element>(null);
  useCloseOnLeave({ open, onClose, parts: [ref] });

  // A layout effect, so that effects of the content can move the focus inside the open dialog.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    previousFocus.current = hostDocument.activeElement;
    if (dialog.showModal) dialog.showModal();
    else {
      // Environments without `showModal`, such as jsdom, show it as a plain dialog.
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

  // A press must begin and end on the backdrop. Selecting text beyond the dialog's edge does not close it.
  const pressBeganOnBackdrop = useRef(false);
  return {
    ref,
    onCancel(event: SyntheticEvent) {
      // A file input's `cancel` event bubbles up to here.
      if (!isOwn(event)) return;
      event.preventDefault();
      onClose();
    },
    // The browser has closed the dialog, for example by a form with the method `dialog`.
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
      // Browsers convert Escape to `cancel`, but only with `showModal`.
      if (isUnhandledEscape(event.nativeEvent) && !event.currentTarget.showModal) onClose();
      wrapFocus(event);
    },
  };
}
