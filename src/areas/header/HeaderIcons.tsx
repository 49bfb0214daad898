import { useLingui } from '@lingui/react';
import { CartIcon } from '../../features/cart/CartIcon.tsx';
import { UserIcon } from '../../features/personal-data/UserIcon.tsx';
import { SearchIcon } from '../../features/search/SearchIcon.tsx';
import type { Site } from '../../foundation/sites/sites.ts';
import styles from './HeaderIcons.module.css';
import { StoreIcon } from './StoreIcon.tsx';

interface Props {
  site: Site;
  /** The host's client router. */
  navigate: ((url: string) => void) | undefined;
}

/** The four icons. Each is a plain link until its flyout's code is there, and without it (H§2). */
export function HeaderIcons({ site, navigate }: Props) {
  const { _ } = useLingui();
  return (
    <ul className={styles.icons} aria-label={_('header.icons.label')}>
      <li>
        <SearchIcon site={site} navigate={navigate} />
      </li>
      <li>
        <StoreIcon />
      </li>
      <li>
        <UserIcon site={site} />
      </li>
      <li>
        <CartIcon />
      </li>
    </ul>
  );
}
