import { useLingui } from '@lingui/react';
import Menu from 'lucide/dist/esm/icons/menu.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useId, useState } from 'react';
import { loadFlyouts } from '../../features/navigation/loadFlyouts.ts';
import { MobileNavigation } from '../../features/navigation/MobileNavigation.tsx';
import { keepFocusInside } from '../../foundation/browser/keepFocusInside.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import { Icon } from '../../foundation/ui/Icon.tsx';
import styles from './MobileMenu.module.css';
import { useDrawer } from './useDrawer.ts';

interface Props {
  site: Site;
  route: string | undefined;
}

const preload = () => {
  loadFlyouts().catch(() => {}); // Reported; the drawer has its plain links.
};

/** Where there is no room for a bar: the button, and the navigation as a drawer over the page. */
export function MobileMenu({ site, route }: Props) {
  const { _ } = useLingui();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const drawer = useDrawer(open);
  const id = useId();
  return (
    <div>
      <button
        className={styles.button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={_('header.menu.toggle')}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!open)}
      >
        <Icon glyph={Menu} />
      </button>
      {/* A press beside it and a followed link close it; by keyboard there are the button and Escape. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        className={styles.drawer}
        id={id}
        ref={drawer}
        aria-label={_('header.menu.toggle')}
        onClick={({ target, currentTarget, defaultPrevented }) => {
          const isLink = target instanceof Element && target.closest('a');
          if (target === currentTarget || (isLink && !defaultPrevented)) close();
        }}
        onCancel={(event) => {
          event.preventDefault();
          close();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
          keepFocusInside(event.nativeEvent, event.currentTarget);
        }}
      >
        <div className={styles.content}>
          <div className={styles.top}>
            <span className={styles.title}>{_('header.menu.toggle')}</span>
            <button
              className={styles.button}
              data-part="flyout-close"
              type="button"
              aria-label={_('ui.close')}
              onClick={close}
            >
              <Icon glyph={X} />
            </button>
          </div>
          <MobileNavigation site={site} route={route} open={open} />
        </div>
      </dialog>
    </div>
  );
}
