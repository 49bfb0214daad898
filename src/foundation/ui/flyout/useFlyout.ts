import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { emit } from '../../browser/events.ts';
import { trackFlyoutHeight } from './flyoutHeight.ts';
import { listen } from '../../browser/listen.ts';
import { markPage } from '../../browser/pageMarkers.ts';
import { lockScroll, scrollToFlyout } from '../../browser/scroll.ts';
import { useDismiss } from '../useDismiss.ts';

/** What stands in `data-flyout` and in the events (contract §2). */
export type FlyoutName =
  | 'theme-worlds'
  | 'categories'
  | 'coffee'
  | 'sale'
  | 'search'
  | 'store-finder'
  | 'account'
  | 'cart';

interface Flyout {
  name: FlyoutName;
  open: boolean;
  /** Asks the owner to close it. */
  onClose: () => void;
  panel: RefObject<HTMLElement | null>;
  /** The control that opened it: it gets the focus back, and a press on it is its own affair. */
  opener: RefObject<HTMLElement | null>;
  /** What else belongs to it: a press there closes nothing. */
  region?: RefObject<HTMLElement | null> | undefined;
}

/** What the page and the header's root get while a flyout is open. */
function markWhileOpen(panel: HTMLElement | null, mayScroll: boolean): () => void {
  const header = panel?.closest<HTMLElement>('[data-fascia="header"]');
  const undo = [markPage('header2020-flyout-open')];
  if (header) undo.push(trackFlyoutHeight(header));
  const scrollBack = panel && mayScroll ? scrollToFlyout(panel) : () => {};
  // A header that stays while the page scrolls would scroll the page under its flyout (H§4).
  if (document.body.classList.contains('header2020-sticky')) undo.push(lockScroll(), scrollBack);
  return () => {
    for (const end of undo) end();
  };
}

/** While a flyout is open the page knows of it, and Escape, a press elsewhere or another flyout closes it (H§4). */
export function useFlyout({ name, open, onClose, panel, opener, region }: Flyout): void {
  useEffect(() => {
    if (!open) return undefined;
    // Under a pointer that hovers nothing may move: what has a region opens by hovering too.
    const release = markWhileOpen(panel.current, !region);
    emit('fascia:flyout-open', { flyout: name });
    return () => {
      release();
      emit('fascia:flyout-close', { flyout: name });
    };
  }, [open, name, panel, region]);

  useDismiss({
    open,
    onDismiss: onClose,
    opener,
    inside: [panel, region],
    closesOnFocusElsewhere: false,
  });

  useEffect(() => {
    if (!open) return undefined;
    return listen(window, {
      'fascia:flyout-open': ({ detail }) => {
        if (detail.flyout !== name) onClose();
      },
    });
  }, [open, name, onClose]);

  // A layout effect: a moment later the browser has dropped the focus of what is hidden.
  useLayoutEffect(() => {
    if (!open && panel.current?.contains(document.activeElement)) opener.current?.focus();
  }, [open, panel, opener]);
}
