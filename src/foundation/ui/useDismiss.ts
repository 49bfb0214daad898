import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { isUnhandledEscape } from '../browser/page/keys.ts';
import { listen } from '../browser/page/listen.ts';
import { hostDocument } from '../browser/page/hostGlobals.ts';
import { useCloseOnLeave } from './useCloseOnLeave.ts';

interface Dismissible {
  open: boolean;
  onDismiss: () => void;
  /** The control that opened it. It gets the focus back after Escape, and handles a press on itself. */
  opener: RefObject<HTMLElement | null>;
  /** The elements that belong to it beside its opener: a press or the focus there does not close it. */
  inside: readonly (RefObject<HTMLElement | null> | undefined)[];
}

/**
 * Dismisses an open flyout or menu on Escape, on a press elsewhere, when the focus moves elsewhere, and when the visitor
 * leaves (`useCloseOnLeave`). An Escape that has been handled (`preventDefault`) or ends a
 * composition does not count.
 */
export function useDismiss({ open, onDismiss, opener, inside }: Dismissible): void {
  useCloseOnLeave({ open, onClose: onDismiss, parts: [opener, ...inside] });
  // A press that begins inside and ends elsewhere, such as selecting text, clicks what contains both.
  const hasPressBegunInside = useRef(false);
  // A layout effect: after painting, an Escape pressed as it appears would be lost.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const keydown = (event: KeyboardEvent) => {
      if (!isUnhandledEscape(event)) return;
      opener.current?.focus({ preventScroll: true });
      onDismiss();
    };
    return listen(hostDocument, { keydown });
  }, [open, onDismiss, opener]);
  // Not a layout effect: another flyout, which closes in the same moment, gives the focus back to its own opener.
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
