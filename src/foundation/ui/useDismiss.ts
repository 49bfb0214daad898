import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { isUnhandledEscape } from '../browser/page/keys.ts';
import { listen } from '../browser/page/listen.ts';
import { hostDocument } from '../browser/page/hostGlobals.ts';
import { useCloseOnLeave } from './useCloseOnLeave.ts';

interface Dismissible {
  open: boolean;
  onDismiss: () => void;
  /** The control that opened the flyout or menu. It receives the focus after Escape, and handles presses on itself. */
  opener: RefObject<HTMLElement | null>;
  /** Further elements of the flyout or menu. A press or the focus on one of them does not close it. */
  inside: readonly (RefObject<HTMLElement | null> | undefined)[];
}

/**
 * Dismisses an open flyout or menu on Escape, on a press elsewhere, when the focus moves elsewhere, and when the
 * visitor leaves the page (`useCloseOnLeave`). Ignores Escape if it was handled (`preventDefault`) or ends a
 * composition.
 */
export function useDismiss({ open, onDismiss, opener, inside }: Dismissible): void {
  useCloseOnLeave({ open, onClose: onDismiss, parts: [opener, ...inside] });
  // If a press begins inside and ends elsewhere, as when text is selected, the target of the click is a common
  // ancestor.
  const hasPressBegunInside = useRef(false);
  // A layout effect, because an effect after painting would miss an Escape that is pressed immediately.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const keydown = (event: KeyboardEvent) => {
      if (!isUnhandledEscape(event)) return;
      opener.current?.focus({ preventScroll: true });
      onDismiss();
    };
    return listen(hostDocument, { keydown });
  }, [open, onDismiss, opener]);
  // Not a layout effect: another flyout that closes at the same time moves the focus back to its own opener first.
  useEffect(() => {
    if (!open) return undefined;
    const isInside = (path: readonly EventTarget[]) =>
      [opener, ...inside].some((part) => part?.current && path.includes(part.current));
    const dismissOutside = (event: Event) => {
      if (!isInside(event.composedPath())) onDismiss();
    };
    const pointerdown = (event: Event) => {
      hasPressBegunInside.current = isInside(event.composedPath());
      dismissOutside(event);
    };
    const click = (event: Event) => {
      if (!hasPressBegunInside.current) dismissOutside(event);
      hasPressBegunInside.current = false;
    };
    return listen(hostDocument, { pointerdown, click, focusin: dismissOutside });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list is new at each rendering, its refs are not
  }, [open, onDismiss, opener, ...inside]);
}
