import {
  createElement,
  useCallback,
  useId,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { type LazyPart, useLazyPart } from '../../browser/lazyPart.ts';
import { isPlainClick } from '../plainClick.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { IconLink, type IconLinkProps } from './IconLink.tsx';

/** The props that a flyout's panel gets from its icon, for its `FlyoutFrame`. */
export interface FlyoutPanelProps {
  open: boolean;
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
  id: string;
}

/** The code of a flyout's panel. */
export type LazyPanel = LazyPart<ComponentType<FlyoutPanelProps>>;

interface Props extends IconLinkProps {
  /** Prefetched when the icon gets the pointer or the focus. */
  panel: LazyPanel;
}

/**
 * An icon that opens a flyout. It is a link, which is followed without scripts, with a modifier key, and if the
 * panel's code has not been loaded within 2.5 s of a click (HEAD-08, HEAD-24).
 */
export function IconFlyout({ panel, ...link }: Props) {
  const loaded = useLazyPart(panel, false);
  const [open, setOpen] = useState(false);
  const [broken, setBroken] = useState(false);
  const opener = useRef<HTMLAnchorElement>(null);
  const id = useId();
  const onClose = useCallback(() => setOpen(false), []);
  const toggle = (event: React.MouseEvent<HTMLAnchorElement>) => {
    if (broken || !isPlainClick(event)) return;
    event.preventDefault();
    if (event.detail > 1) return; // The second half of a double click.
    const { href } = event.currentTarget;
    panel.loadForClick().then(
      () => setOpen(!open),
      () => window.location.assign(href),
    );
  };

  return (
    <>
      <IconLink
        {...link}
        ref={opener}
        expanded={open && !broken}
        controls={loaded ? id : undefined}
        onClick={toggle}
        onPointerEnter={panel.prefetch}
        onFocus={panel.prefetch}
      />
      {loaded && (
        <ErrorBoundary
          module="header"
          operation={`${link.part} flyout`}
          onBreak={() => setBroken(true)}
        >
          {createElement(loaded, { open, onClose, opener, id })}
        </ErrorBoundary>
      )}
    </>
  );
}
