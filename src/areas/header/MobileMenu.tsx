import { useLingui } from '@lingui/react';
import Menu from 'lucide/dist/esm/icons/menu.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useId, useRef, useState } from 'react';
import { MainNavigation } from '../../features/navigation/MainNavigation.tsx';
import type { Site } from '../../foundation/sites/sites.ts';
import { Icon } from '../../foundation/ui/Icon.tsx';
import styles from './MobileMenu.module.css';

interface Props {
  site: Site;
  route: string | undefined;
}

/** The button that opens the navigation where there is no room for a bar. */
export function MobileMenu({ site, route }: Props) {
  const { _ } = useLingui();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return undefined;
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [open]);

  return (
    <div>
      <button
        className={styles.button}
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={_('header.menu.toggle')}
        onClick={() => setOpen(!open)}
      >
        <Icon glyph={open ? X : Menu} />
      </button>
      <div className={styles.panel} hidden={!open} id={id}>
        <MainNavigation site={site} route={route} />
      </div>
    </div>
  );
}
