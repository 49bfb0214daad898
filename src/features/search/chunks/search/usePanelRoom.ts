import { useLayoutEffect, type RefObject } from 'react';
import { hostDocument } from '../../../../foundation/browser/page/hostGlobals.ts';
import {
  onVisibleAreaChange,
  visibleArea,
  windowHeight,
} from '../../../../foundation/browser/page/viewport.ts';

/** Minimum distance between the panel and the bottom of the window (SEARCH-25). */
const BOTTOM_MARGIN_PX = 50;
/** Minimum height of the panel: a heading and two options. In a lower window the visitor scrolls the page. */
const MIN_HEIGHT_PX = 128;

/** The bottom of the visible part of the window. An on-screen keyboard reduces it, but zooming in does not. */
const visibleBottom = () => Math.max(visibleArea().bottom, windowHeight());

/**
 * Sets the maximum size of an open panel as CSS properties. The height ends above the bottom margin, and the width
 * reaches from the inline end of the panel to the opposite edge of the window.
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
    return onVisibleAreaChange(fit);
  }, [panel, isOpen]);
}
