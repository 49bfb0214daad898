import { useEffect, useRef, type ComponentProps } from 'react';
import { FlyoutFrame } from '../../../../foundation/ui/flyout/FlyoutFrame.tsx';
import { isPlainClick } from '../../../../foundation/ui/plainClick.ts';
import type { Item } from '../../useItems.ts';
import { ThemeWorlds } from '../teasers/ThemeWorlds.tsx';
import { TreeColumns } from './TreeColumns.tsx';
import styles from './NavigationFlyout.module.css';

/** The flyout closes when the pointer has been over the page for this long (NAV-14). */
const OVERLAY_DELAY_MS = 1000;

interface Props {
  item: Item;
  frame: Omit<ComponentProps<typeof FlyoutFrame>, 'name' | 'label' | 'children'>;
}

/** An item's flyout on wide platforms, and the overlay that covers the page meanwhile. */
export function NavigationFlyout({ item, frame }: Props) {
  const { open, onClose } = frame;
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancelClose = () => clearTimeout(closeTimer.current);
  useEffect(() => {
    if (!open) clearTimeout(closeTimer.current);
    return () => clearTimeout(closeTimer.current);
  }, [open]);
  return (
    <>
      <FlyoutFrame {...frame} name={item.id} label={item.title}>
        <div
          role="presentation"
          onClick={(event) => {
            // With a client router the page stays when a link is followed.
            const isLink = event.target instanceof Element && event.target.closest('a');
            if (isLink && !event.defaultPrevented && isPlainClick(event)) onClose();
          }}
        >
          {item.id === 'theme-worlds' ? <ThemeWorlds /> : <TreeColumns item={item} open={open} />}
        </div>
      </FlyoutFrame>
      <div
        className={styles.overlay}
        hidden={!open}
        role="presentation"
        onClick={onClose}
        onPointerEnter={() => {
          cancelClose();
          closeTimer.current = setTimeout(onClose, OVERLAY_DELAY_MS);
        }}
        onPointerLeave={cancelClose}
      />
    </>
  );
}
