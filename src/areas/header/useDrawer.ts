import { useEffect, useRef } from 'react';
import { emit } from '../../foundation/browser/events.ts';
import { markPage } from '../../foundation/browser/pageMarkers.ts';
import { lockScroll } from '../../foundation/browser/scroll.ts';

/**
 * Opens a `<dialog>` over the page: the browser keeps everything else out of reach without our touching the
 * host's page, and gives the focus back to what opened it. The page behind is marked and does not scroll.
 */
export function useDrawer(open: boolean) {
  const drawer = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = drawer.current;
    if (!open || !dialog) return undefined;
    const before = document.activeElement;
    if (dialog.showModal) dialog.showModal();
    else {
      // A browser that cannot show it over the page shows it in its place.
      dialog.setAttribute('open', '');
      dialog.querySelector('button')?.focus();
    }
    const undo = [markPage('header2020-flyout-open'), lockScroll()];
    emit('fascia:flyout-open', { flyout: 'navigation' });
    return () => {
      if (dialog.close) dialog.close();
      else dialog.removeAttribute('open');
      if (before instanceof HTMLElement) before.focus();
      for (const end of undo) end();
      emit('fascia:flyout-close', { flyout: 'navigation' });
    };
  }, [open]);
  return drawer;
}
