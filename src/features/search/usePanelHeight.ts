import { useLayoutEffect, type RefObject } from 'react';

/** What stays free below the panel (H§9). */
const BOTTOM_MARGIN_PX = 50;

/** Lets a visible panel reach down to 50 px above the window's end, wherever the header stands. */
export function usePanelHeight(panel: RefObject<HTMLElement | null>, visible: boolean): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!visible || !element) return undefined;
    const fit = () => {
      const room = window.innerHeight - element.getBoundingClientRect().top - BOTTOM_MARGIN_PX;
      element.style.setProperty('--fascia-panel-height', `${Math.max(0, Math.floor(room))}px`);
    };
    fit();
    window.addEventListener('resize', fit);
    window.addEventListener('scroll', fit, { passive: true });
    return () => {
      window.removeEventListener('resize', fit);
      window.removeEventListener('scroll', fit);
    };
  }, [panel, visible]);
}
