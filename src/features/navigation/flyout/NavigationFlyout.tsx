import { useEffect, useRef, type ComponentProps } from 'react';
import { FlyoutFrame } from '../../../foundation/ui/flyout/FlyoutFrame.tsx';
import type { ItemId } from '../navigation.ts';
import type { NavigationSource } from '../navigationSlice.ts';
import { isPlainClick } from '../../../foundation/ui/plainClick.ts';
import { ThemeWorlds } from '../teasers/ThemeWorlds.tsx';
import styles from './NavigationFlyout.module.css';
import { TreeColumns } from './TreeColumns.tsx';

/** Over the page a pointer may rest for so long before the flyout closes (H§4). */
const OVERLAY_DELAY_MS = 1000;

interface Props {
  frame: Omit<ComponentProps<typeof FlyoutFrame>, 'name' | 'label' | 'children'>;
  item: ItemId;
  source: NavigationSource;
  label: string;
}

/** An item's flyout on wide pages, and the veil over the page that it opens on. */
export function NavigationFlyout({ frame, item, source, label }: Props) {
  const { open, onClose } = frame;
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = () => clearTimeout(leaving.current);
  useEffect(() => {
    if (!open) clearTimeout(leaving.current);
    return () => clearTimeout(leaving.current);
  }, [open]);
  return (
    <>
      <FlyoutFrame {...frame} name={item} label={label}>
        <div
          role="presentation"
          onClick={(event) => {
            // A host with a router stays on its page.
            const isLink = event.target instanceof Element && event.target.closest('a');
            if (isLink && !event.defaultPrevented && isPlainClick(event)) onClose();
          }}
        >
          {item === 'theme-worlds' ? (
            <ThemeWorlds site={source.site} />
          ) : (
            <TreeColumns item={item} source={source} open={open} />
          )}
        </div>
      </FlyoutFrame>
      <div
        className={styles.veil}
        hidden={!open}
        role="presentation"
        onClick={onClose}
        onPointerEnter={() => {
          stay();
          leaving.current = setTimeout(onClose, OVERLAY_DELAY_MS);
        }}
        onPointerLeave={stay}
      />
    </>
  );
}
