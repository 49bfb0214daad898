import { useLayoutEffect, type RefObject } from 'react';
import { hostDocument } from '../../../../foundation/browser/page/hostGlobals.ts';
import { listen, undoAll } from '../../../../foundation/browser/page/listen.ts';
import {
  onResize,
  visibleArea,
  windowHeight,
} from '../../../../foundation/browser/page/viewport.ts';

/** Kept free below the panel (SEARCH-25). */
const BOTTOM_MARGIN_PX = 50;
/** A heading and two options; with less room the page has to be scrolled. */
const MIN_HEIGHT_PX = 128;

/** The lower end of what can be seen of the window: above a keyboard on the screen, but not changed by zooming in. */
const visibleBottom = () => Math.max(visibleArea().bottom, windowHeight());

/**
 * Lets an open panel reach down to 50 px above the window's end, wherever it begins, and says how far it may reach from its
 * box's end towards where lines begin: to the window's edge.
 */
export function usePanelRoom(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!isOpen || !element) return undefined;
    const fit = () => {
      const { top, left, right } = element.getBoundingClientRect();
      const room = visibleBottom() - top - BOTTOM_MARGIN_PX;
      const height = Math.max(MIN_HEIGHT_PX, Math.floor(room));
      const isRtl = getComputedStyle(element).direction === 'rtl';
      const width = Math.floor(isRtl ? hostDocument.documentElement.clientWidth - left : right);
      element.style.setProperty('--fascia-panel-height', `${height}px`);
      element.style.setProperty('--fascia-panel-width', `${width}px`);
    };
    fit();
    return undoAll([onResize(fit), listen(window, { scroll: fit })]);
  }, [panel, isOpen]);
}
