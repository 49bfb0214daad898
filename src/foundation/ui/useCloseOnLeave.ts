import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { hostDocument } from '../browser/page/hostGlobals.ts';
import { listen, undoAll } from '../browser/page/listen.ts';
import { onAddressChange, pageAddress } from '../browser/page/pageAddress.ts';
import { useModule } from '../sites/moduleContext.ts';

interface Openable {
  open: boolean;
  onClose: () => void;
  /** The elements of the flyout, dialog or note. The first one is rendered whenever it is open. */
  parts: readonly (RefObject<Element | null> | undefined)[];
}

const FRAME = 'iframe, frame, object, embed';

/**
 * Closes an open element, such as a flyout, a dialog or a note, when the visitor leaves the page that it was opened on
 * (HEAD-153): on `pagehide`, so that the back/forward cache stores the page with the element closed, on `popstate`, and
 * when the path changes. A link to another part of the page dispatches `popstate` too: its target may be below the open
 * element.
 *
 * The element also closes when the focus moves into a frame, because presses in a frame do not reach the page, and when
 * the host removes the element from the page.
 */
export function useCloseOnLeave({ open, onClose, parts }: Openable): void {
  const { path } = useModule();
  const openedOn = useRef<string>(undefined);
  // A ref, because listeners that are replaced during an event do not receive it: a client router may render the page
  // again on `popstate` before this hook's listener is called.
  const latest = useRef({ onClose, path, parts });
  useLayoutEffect(() => {
    latest.current = { onClose, path, parts };
  });

  useEffect(() => {
    if (!open) return undefined;
    const close = () => latest.current.onClose();
    const pathname = () => pageAddress(latest.current.path).pathname;
    openedOn.current = pathname();
    const comparePath = () => {
      if (pathname() !== openedOn.current) close();
    };

    let blurTimer: ReturnType<typeof setTimeout> | undefined;
    const checkFrame = () => {
      const { activeElement } = hostDocument;
      const isInside = latest.current.parts.some((part) => part?.current?.contains(activeElement));
      if (activeElement?.matches(FRAME) && !isInside) close();
    };
    const removals = new MutationObserver(() => {
      if (!latest.current.parts[0]?.current?.isConnected) close();
    });
    removals.observe(hostDocument.documentElement, { childList: true, subtree: true });

    return undoAll([
      onAddressChange(comparePath, true),
      listen(window, {
        popstate: close,
        // Synchronous, because the browser freezes the page after this event.
        pagehide: () => flushSync(close),
        blur: () => {
          // Firefox sets `activeElement` after the event.
          blurTimer = setTimeout(checkFrame);
        },
      }),
      () => removals.disconnect(),
      () => clearTimeout(blurTimer),
    ]);
  }, [open]);

  // The host may have changed the setting `path`.
  useEffect(() => {
    if (open && pageAddress(path).pathname !== openedOn.current) latest.current.onClose();
  }, [open, path]);
}
