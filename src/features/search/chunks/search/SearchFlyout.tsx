import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { FlyoutFrame } from '../../../../foundation/ui/flyout/FlyoutFrame.tsx';
import type { FlyoutPanelProps } from '../../../../foundation/ui/flyout/IconFlyout.tsx';
import { SearchBox } from '../../SearchBox.tsx';
import styles from './SearchFlyout.module.css';

/** The flyout of the search icon with a separate search box (SEARCH-26). */
export function SearchFlyout(frame: FlyoutPanelProps) {
  const { _ } = useLingui();
  const content = useRef<HTMLDivElement>(null);
  const { open, onClose } = frame;
  useEffect(() => {
    if (open) content.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [open]);
  return (
    <div className={styles.flyout}>
      <FlyoutFrame name="search" label={_('search.label')} {...frame}>
        <div className={styles.content} ref={content}>
          <SearchBox variant="flyout" onLeave={onClose} />
        </div>
      </FlyoutFrame>
    </div>
  );
}
