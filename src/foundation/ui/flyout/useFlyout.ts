import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { emit } from '../../browser/events.ts';
import { trackFlyoutHeight } from './flyoutHeight.ts';
import { listen } from '../../browser/listen.ts';
import { markPage } from '../../browser/pageMarkers.ts';
import { lockScroll, scrollToFlyout } from '../../browser/scroll.ts';
import { useDismiss } from '../useDismiss.ts';

/** The values of `data-flyout` and of `detail.flyout` in events (HOST-21). */
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
  /** Called to close it. */
  onClose: () => void;
  panel: RefObject<HTMLElement | null>;
  /** The control that opened it: it gets the focus back, and handles presses on itself. */
  opener: RefObject<HTMLElement | null>;
  /** Another element that belongs to it: a press there does not close it. */
  region?: RefObject<HTMLElement | null> | undefined;
}

/** Marks the page and measures the header while a flyout is open. Returns the undo. */
function markWhileOpen(panel: HTMLElement | null, mayScroll: boolean): () => void {
  const header = panel?.closest<HTMLElement>('[data-fascia="header"]');
  const undoers = [markPage('header2020-flyout-open')];
  if (header) undoers.push(trackFlyoutHeight(header));
  const scrollBack = panel && mayScroll ? scrollToFlyout(panel) : () => {};
  // Under a sticky header the page behind the flyout could still scroll (HEAD-17).
  if (document.body.classList.contains('header2020-sticky')) undoers.push(lockScroll(), scrollBack);
  return () => {
    for (const undo of undoers) undo();
  };
}

/**
 * The behaviour of a flyout: while open it marks the page; it emits events; Escape, a press elsewhere and another
 * flyout close it (HEAD-19, NAV-15).
 */
export function useFlyout({ name, open, onClose, panel, opener, region }: Flyout): void {
  useEffect(() => {
    if (!open) return undefined;
    // A flyout with a region also opens on hover: scrolling then would move the page under the pointer.
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

  // A layout effect: after painting, the browser has already removed the focus from the hidden panel.
  useLayoutEffect(() => {
    if (!open && panel.current?.contains(document.activeElement)) opener.current?.focus();
  }, [open, panel, opener]);
}
