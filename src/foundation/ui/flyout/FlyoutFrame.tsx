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
  /**
   * The control that opens the flyout, with `aria-expanded` and `aria-controls`. It receives the focus when the flyout
   * closes.
   */
  opener: RefObject<HTMLElement | null>;
  /** Another element of the flyout. A press on this element does not close the flyout. */
  region?: RefObject<HTMLElement | null> | undefined;
}

interface Props extends Behaviour {
  /** The name for assistive technology. */
  label: string;
  id: string;
  children: ReactNode;
}

/**
 * A panel below the header, as wide as its containing block. Its content is rendered on the first opening and then
 * stays rendered (NAV-17). Its maximum height is `--fascia-flyout-height` (HEAD-15).
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
      // The styles keep the panel visible for a moment after it closes.
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
 * Marks the page while the flyout is open, and emits the flyout's events. Closes the flyout on Escape, on a press or
 * focus elsewhere, and when another flyout opens (HEAD-19, NAV-14).
 */
function useFlyout(
  panel: RefObject<HTMLElement | null>,
  { name, open, onClose, opener, region }: Behaviour,
): void {
  useEffect(() => {
    if (!open) return undefined;
    // A flyout with a region also opens on hover. Scrolling would then move the page under the pointer.
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

  // A layout effect, because after painting the browser has already removed the focus from the hidden panel.
  useLayoutEffect(() => {
    if (!open && panel.current?.contains(hostDocument.activeElement)) {
      opener.current?.focus({ preventScroll: true });
    }
  }, [open, panel, opener]);
}

/** Marks the page while a flyout is open. Returns an undo function. */
function markWhileOpen(panel: HTMLElement | null, mayScroll: boolean): () => void {
  const undoers = [markPage('header2020-flyout-open')];
  const scrollBack = panel && mayScroll ? scrollToFlyout(panel) : () => {};
  // Keeps the page behind the flyout from scrolling below a sticky header (HEAD-16).
  if (hostDocument.body.classList.contains('header2020-sticky'))
    undoers.push(lockScroll(), scrollBack);
  return undoAll(undoers);
}
