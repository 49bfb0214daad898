import { useEffect, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { FlyoutFrame } from '../../../../../foundation/ui/flyout/FlyoutFrame.tsx';
import { isPlainClick } from '../../../../../foundation/ui/plainClick.ts';
import { isTapping } from '../../../../../foundation/ui/useFirstTap.ts';
import type { Item } from '../../../useItems.ts';
import { ThemeWorlds } from '../teasers/ThemeWorlds.tsx';
import { TreeColumns } from './TreeColumns.tsx';
import styles from './NavigationFlyout.module.css';

/** Time that the pointer is over the overlay before the flyout closes (NAV-14). */
const OVERLAY_DELAY_MS = 1000;

interface Props {
  item: Item;
  frame: Omit<ComponentProps<typeof FlyoutFrame>, 'name' | 'label' | 'children'>;
}

/** Sets the minimum width of the sheet, so that it extends at least to the end of its item. */
function extendToItem(sheet: HTMLElement | null, item: Element): void {
  const header = item.closest('[data-fascia="header"]');
  if (!sheet || !header) return;
  const [from, to] = [header.getBoundingClientRect(), item.getBoundingClientRect()];
  const isRtl = getComputedStyle(item).direction === 'rtl';
  const reach = isRtl ? from.right - to.left : to.right - from.left;
  sheet.style.setProperty('--fascia-item-end', `${Math.ceil(reach)}px`);
}

/** An item's flyout on wide platforms, with an overlay that covers the page while the flyout is open. */
export function NavigationFlyout({ item, frame }: Props) {
  const { open, onClose } = frame;
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancelClose = () => clearTimeout(closeTimer.current);
  useEffect(() => {
    if (!open) clearTimeout(closeTimer.current);
    return () => clearTimeout(closeTimer.current);
  }, [open]);
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const region = frame.region?.current;
    if (open && region) extendToItem(sheet.current, region);
  }, [open, frame.region]);
  return (
    <div className={styles.sheet} data-tree={item.id !== 'theme-worlds' || undefined} ref={sheet}>
      <FlyoutFrame {...frame} name={item.id} label={item.title}>
        <div
          role="presentation"
          onClick={(event) => {
            // With a client router the header stays mounted when a link is followed.
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
        onPointerEnter={(event) => {
          cancelClose();
          if (isTapping(event)) return;
          closeTimer.current = setTimeout(onClose, OVERLAY_DELAY_MS);
        }}
        onPointerLeave={cancelClose}
      />
    </div>
  );
}
