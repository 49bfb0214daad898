import { useLayoutEffect, type RefObject } from 'react';
import { hostDocument } from '../../browser/page/hostGlobals.ts';

/** Tolerance for rounding and the browser's collapsing toolbars. */
const TOLERANCE_PX = 120;

/**
 * Whether `position: fixed` is relative to an element of the host, such as a transformed one, instead of the window.
 */
function isConfined(note: HTMLElement): boolean {
  const distance = parseFloat(getComputedStyle(note).bottom) || 0;
  const edge = note.getBoundingClientRect().bottom + distance;
  return Math.abs(edge - hostDocument.documentElement.clientHeight) > TOLERANCE_PX;
}

/**
 * Keeps a note with `position: fixed` at the window's lower edge (UI-73). If the position is relative to an element of
 * the host instead, the note moves to the top layer. Browsers without popovers hide it.
 */
export function useWindowEdge(note: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = note.current;
    if (!element || !isConfined(element)) return;
    element.setAttribute('popover', 'manual');
    element.showPopover?.();
  }, [note]);
}
