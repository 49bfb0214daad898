import X from 'lucide/dist/esm/icons/x.mjs';
import { useLingui } from '@lingui/react';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { emit } from '../../browser/page/events.ts';
import { listen, undoAll } from '../../browser/page/listen.ts';
import { markPage, lockScroll, scrollToFlyout } from '../../browser/page/hostPage.ts';
import { IconButton } from '../IconButton.tsx';
import { useDismiss } from '../useDismiss.ts';
import styles from './FlyoutFrame.module.css';
import { hostDocument } from '../../browser/page/hostGlobals.ts';

interface Behaviour {
  /** The value of `data-flyout` and of `detail.flyout` in events (HOST-21). */
  name: string;
  open: boolean;
  onClose: () => void;
  /** The control that opens it, with `aria-expanded` and `aria-controls`. It gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  /** Another element that belongs to it: a press there does not close it. */
  region?: RefObject<HTMLElement | null> | undefined;
}

interface Props extends Behaviour {
  /** Its name for assistive technology. */
  label: string;
  id: string;
  children: ReactNode;
}

/**
 * A panel under the header, as wide as its containing block. Its content is rendered when it is opened first and
 * stays rendered (NAV-17). Its height is at most `--fascia-flyout-height` (HEAD-15).
 */
export function FlyoutFrame({ label, id, children, ...behaviour }: Props) {
  const { name, open, onClose } = behaviour;
  const { _ } = useLingui();
  const panel = useRef<HTMLElement>(null);
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  useFlyout(panel, behaviour);
  return (
    <section
      className={styles.flyout}
      data-part="flyout"
      data-flyout={name}
      id={id}
      ref={panel}
      aria-label={label}
      hidden={!open}
      // Its styles let it be seen for a moment after it was closed.
      inert={!open}
    >
      {wasOpened && (
        <>
          <IconButton
            className={styles.close}
            data-part="flyout-close"
            glyph={X}
            label={_('ui.close')}
            onClick={onClose}
          />
          {/* oxlint-disable-next-line fascia/wrapped-text -- elements only */}
          {children}
        </>
      )}
    </section>
  );
}

/**
 * The behaviour of a flyout: while open it marks the page; it emits events; Escape, a press or the focus elsewhere, and
 * another flyout close it (HEAD-19, NAV-14).
 */
function useFlyout(
  panel: RefObject<HTMLElement | null>,
  { name, open, onClose, opener, region }: Behaviour,
): void {
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

  const inside = [panel, region];
  useDismiss({ open, onDismiss: onClose, opener, inside });

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
    if (!open && panel.current?.contains(hostDocument.activeElement)) {
      opener.current?.focus({ preventScroll: true });
    }
  }, [open, panel, opener]);
}

/** Marks the page while a flyout is open. Returns the undo. */
function markWhileOpen(panel: HTMLElement | null, mayScroll: boolean): () => void {
  const undoers = [markPage('header2020-flyout-open')];
  const scrollBack = panel && mayScroll ? scrollToFlyout(panel) : () => {};
  // Under a sticky header the page behind the flyout could still scroll (HEAD-16).
  if (hostDocument.body.classList.contains('header2020-sticky'))
    undoers.push(lockScroll(), scrollBack);
  return undoAll(undoers);
}
