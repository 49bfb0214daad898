import type { IconNode } from 'lucide';
import {
  createElement,
  useCallback,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { LazyPart } from '../../async/lazyPart.ts';
import { useLazyPart } from '../../async/useLazyPart.ts';
import { unlessPathChanges } from '../../browser/page/pageAddress.ts';
import { useModuleId } from '../../sites/useModuleId.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { Icon } from '../Icon.tsx';
import { useFirstTap } from '../useFirstTap.ts';
import styles from './IconFlyout.module.css';

/** The props that the icon passes to its panel, for `FlyoutFrame`. */
export interface FlyoutPanelProps {
  open: boolean;
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
  id: string;
}

export type LazyPanel = LazyPart<ComponentType<FlyoutPanelProps>>;

interface Props {
  /** The link's `data-part` (HEAD-23). */
  part: string;
  href: string;
  glyph: IconNode;
  /** The link's name, shown below the icon if there is space. */
  label: string;
  /** A longer name for assistive technology. It starts with the label. */
  name?: string | undefined;
  /** Whether the visitor is known (ACC-02). Shown as a filled disc, not by colour alone. */
  known?: boolean;
  badge?: ReactNode;
  /** Prefetched when the pointer or the focus reaches the icon. */
  panel: LazyPanel;
}

/**
 * An icon that opens a flyout. The icon is a link. The browser follows it if scripts do not run, if a modifier key is
 * pressed, on the second tap of a touch screen, and if the panel's code has not loaded within 2.5 s after a click or
 * before the next press (HEAD-08, HEAD-24, HEAD-25, HEAD-31).
 */
export function IconFlyout({ part, href, glyph, label, name, known, badge, panel }: Props) {
  const loaded = useLazyPart(panel, false);
  const [open, setOpen] = useState(false);
  const [broken, setBroken] = useState(false);
  const opener = useRef<HTMLAnchorElement>(null);
  /** Whether a press is waiting for the code. */
  const isWaiting = useRef(false);
  const id = useModuleId();
  const onClose = useCallback(() => setOpen(false), []);
  const show = (nextOpen: boolean, event: MouseEvent<HTMLAnchorElement>) => {
    const isDoubleClick = event.detail > 1;
    // The code is still pending, so this press follows the link.
    if (isWaiting.current && !loaded && !isDoubleClick) return;
    event.preventDefault();
    if (isDoubleClick) return;
    const address = event.currentTarget.href;
    isWaiting.current = !loaded;
    const settled = panel.loadForClick().finally(() => {
      isWaiting.current = false;
    });
    settled.then(
      unlessPathChanges(() => setOpen(nextOpen)),
      unlessPathChanges(() => {
        // Does not follow the link if the header is unmounted: the host's router has then opened another page.
        if (opener.current) window.location.assign(address);
      }),
    );
  };
  const tap = useFirstTap(
    broken || open ? undefined : (event) => show(true, event),
    broken ? undefined : (event) => show(!open, event),
  );

  // Space opens the flyout, as on a button. On a link, it would scroll the page (HEAD-25).
  const pressSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
    const { key, repeat, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (key !== ' ' || altKey || ctrlKey || metaKey || shiftKey || broken) return;
    event.preventDefault();
    if (!repeat) event.currentTarget.click();
  };

  return (
    <>
      <a
        className={styles.link}
        data-part={part}
        data-known={known || undefined}
        href={href}
        aria-label={name ?? label}
        aria-expanded={open && !broken}
        aria-controls={loaded ? id : undefined}
        ref={opener}
        {...tap}
        onKeyDown={pressSpace}
        onPointerEnter={panel.prefetch}
        onFocus={panel.prefetch}
      >
        {/* Before the badge, in the order of the accessible name (CART-148). */}
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>{' '}
        <span className={styles.picture}>
          <Icon glyph={glyph} />
          {/* oxlint-disable-next-line fascia/wrapped-text -- elements only */}
          {badge}
        </span>
      </a>
      {loaded && (
        <ErrorBoundary module="header" operation={`${part} flyout`} onBreak={() => setBroken(true)}>
          {createElement(loaded, { open, onClose, opener, id })}
        </ErrorBoundary>
      )}
    </>
  );
}
