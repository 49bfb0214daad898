import { useLingui } from '@lingui/react';
import { CartIcon } from '../../features/cart/CartIcon.tsx';
import { UserIcon } from '../../features/personal-data/UserIcon.tsx';
import { SearchIcon } from '../../features/search/SearchIcon.tsx';
import styles from './HeaderIcons.module.css';
import { StoreIcon } from './StoreIcon.tsx';

/** The four icons. Each is a plain link until its flyout's code has been loaded (HEAD-08). */
export function HeaderIcons() {
  const { _ } = useLingui();
  return (
    <ul className={styles.icons} aria-label={_('header.icons.label')}>
      <li>
        <SearchIcon />
      </li>
      <li>
        <StoreIcon />
      </li>
      <li>
        <UserIcon />
      </li>
      <li>
        <CartIcon />
      </li>
    </ul>
  );
}
