import { useLingui } from '@lingui/react';
import Search from 'lucide/dist/esm/icons/search.mjs';
import { CartIcon } from '../../features/cart/CartIcon.tsx';
import { UserIcon } from '../../features/personal-data/UserIcon.tsx';
import { IconLink } from '../../foundation/ui/IconLink.tsx';
import type { Site } from '../../foundation/sites/sites.ts';
import styles from './HeaderIcons.module.css';
import { StoreIcon } from './StoreIcon.tsx';

/** The four icons. Each is a plain link until its flyout's code is there, and without it (H§2). */
export function HeaderIcons({ site }: { site: Site }) {
  const { _ } = useLingui();
  return (
    <ul className={styles.icons} aria-label={_('header.icons.label')}>
      <li>
        <IconLink
          part="icon-search"
          href="/search"
          glyph={Search}
          label={_('header.icons.search')}
        />
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
