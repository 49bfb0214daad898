import { useLingui } from '@lingui/react';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import Search from 'lucide/dist/esm/icons/search.mjs';
import { CartIcon } from '../../features/cart/CartIcon.tsx';
import { UserIcon } from '../../features/personal-data/UserIcon.tsx';
import { IconLink } from '../../foundation/ui/IconLink.tsx';
import styles from './HeaderIcons.module.css';

/** The four icons, each a plain link that works before and without any script of ours (H§2). */
export function HeaderIcons() {
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
        <IconLink
          part="icon-store-finder"
          href="/service/storefinder/search"
          glyph={MapPin}
          label={_('header.icons.storeFinder')}
        />
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
