import { useLayoutEffect, type RefObject } from 'react';
import { listen } from '../../foundation/browser/listen.ts';

/** What stays free below the panel (H§9). */
const BOTTOM_MARGIN_PX = 50;
/** A heading and two rows: where there is less room, the page is scrolled to see more. */
const LEAST_PX = 128;

/** Where what the visitor sees of the window ends: above a keyboard on the screen. Zooming in moves no end. */
function windowEnd(): number {
  const shown = window.visualViewport;
  return shown && shown.scale < 1.01 ? shown.offsetTop + shown.height : window.innerHeight;
}

/** Lets a visible panel reach down to 50 px above the window's end, wherever the header stands. */
export function usePanelHeight(panel: RefObject<HTMLElement | null>, visible: boolean): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!visible || !element) return undefined;
    const fit = () => {
      const room = windowEnd() - element.getBoundingClientRect().top - BOTTOM_MARGIN_PX;
      element.style.setProperty(
        '--fascia-panel-height',
        `${Math.max(LEAST_PX, Math.floor(room))}px`,
      );
    };
    fit();
    const end = listen(window, { resize: fit, scroll: fit });
    window.visualViewport?.addEventListener('resize', fit);
    return () => {
      end();
      window.visualViewport?.removeEventListener('resize', fit);
    };
  }, [panel, visible]);
}
