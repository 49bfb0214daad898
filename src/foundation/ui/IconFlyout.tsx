import { useCallback, useId, useRef, useState, type ComponentType, type RefObject } from 'react';
import { isPlainClick } from '../browser/plainClick.ts';
import { report } from '../browser/report.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { IconLink, type IconLinkProps } from './IconLink.tsx';

/** What a flyout's panel gets from its icon, for its `FlyoutFrame`. */
export interface IconPanelProps {
  open: boolean;
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
  id: string;
}

interface Props<Panel extends IconPanelProps> extends IconLinkProps {
  /** Loads the panel's code; asked for when the pointer or the focus comes near, and again if it failed. */
  load: () => Promise<ComponentType<Panel>>;
  /** What the panel needs beside its frame. */
  panel: Omit<Panel, keyof IconPanelProps>;
}

/**
 * An icon that opens a flyout. It is a link first: it works before our scripts, with a modifier key, and where
 * the panel's code cannot be loaded.
 */
export function IconFlyout<PanelProps extends IconPanelProps>({
  load,
  panel,
  ...link
}: Props<PanelProps>) {
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  const [open, setOpen] = useState(false);
  const [broken, setBroken] = useState(false);
  const opener = useRef<HTMLAnchorElement>(null);
  const id = useId();
  const onClose = useCallback(() => setOpen(false), []);

  const fetchPanel = async () => {
    const loaded = Panel ?? (await load());
    setPanel(() => loaded);
  };
  const prefetch = () => {
    fetchPanel().catch(() => {}); // The click tries again, and follows the link if need be.
  };

  const toggle = (event: React.MouseEvent<HTMLAnchorElement>) => {
    if (broken || !isPlainClick(event)) return;
    event.preventDefault();
    if (event.detail > 1) return; // The second half of a double click.
    const { href } = event.currentTarget;
    fetchPanel().then(
      () => setOpen(!open),
      () => {
        const message = 'The code of the flyout did not load';
        report({ module: 'header', operation: `${link.part} flyout`, message });
        window.location.assign(href);
      },
    );
  };

  const frame: IconPanelProps = { open, onClose, opener, id };
  return (
    <>
      <IconLink
        {...link}
        ref={opener}
        expanded={open && !broken}
        controls={Panel ? id : undefined}
        onClick={toggle}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      />
      {Panel && (
        <ErrorBoundary
          module="header"
          operation={`${link.part} flyout`}
          onBreak={() => setBroken(true)}
        >
          <Panel {...({ ...panel, ...frame } as PanelProps)} />
        </ErrorBoundary>
      )}
    </>
  );
}
