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
  /** Asks the owner to close it. */
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
  const undo = [markPage('header2020-flyout-open')];
  if (header) undo.push(trackFlyoutHeight(header));
  const scrollBack = panel && mayScroll ? scrollToFlyout(panel) : () => {};
  // A sticky header stays while the page behind its flyout would scroll (HEAD-17).
  if (document.body.classList.contains('header2020-sticky')) undo.push(lockScroll(), scrollBack);
  return () => {
    for (const end of undo) end();
  };
}

/** An open flyout: marks the page, emits events, and is closed by Escape, a press elsewhere or another flyout (NAV-15). */
export function useFlyout({ name, open, onClose, panel, opener, region }: Flyout): void {
  useEffect(() => {
    if (!open) return undefined;
    // A flyout with a region also opens by hovering; then nothing may move under the pointer.
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

  // A layout effect: after painting, the browser has already dropped the focus from the hidden panel.
  useLayoutEffect(() => {
    if (!open && panel.current?.contains(document.activeElement)) opener.current?.focus();
  }, [open, panel, opener]);
}
