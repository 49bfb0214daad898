import { features } from '#shop/sites.ts';
import { useLingui } from '@lingui/react';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import { CartIcon } from '../../features/cart/CartIcon.tsx';
import { UserIcon } from '../../features/personal-data/UserIcon.tsx';
import { SearchIcon } from '../../features/search/SearchIcon.tsx';
import { lazyPart } from '../../foundation/async/lazyPart.ts';
import { useHeaderAddress } from '../../foundation/sites/headerAddress.ts';
import { useModule } from '../../foundation/sites/moduleContext.ts';
import { IconFlyout } from '../../foundation/ui/flyout/IconFlyout.tsx';
import styles from './HeaderIcons.module.css';

const storeLocator = lazyPart(
  { module: 'header', operation: 'icon-store-finder flyout' },
  async () => (await import('./chunks/store-finder/StoreLocator.tsx')).StoreLocator,
);

/** The store finder icon, which opens the store locator (HEAD-08). */
export function StoreIcon() {
  const { _ } = useLingui();
  return (
    <IconFlyout
      part="icon-store-finder"
      href={useHeaderAddress('storeFinder') ?? ''}
      glyph={MapPin}
      label={_('header.icons.storeFinder')}
      panel={storeLocator}
    />
  );
}

/** The icons. Each is a plain link until its flyout's code has been loaded (HEAD-08, SHOP-26). */
export function HeaderIcons() {
  const { site } = useModule();
  const { _ } = useLingui();
  return (
    <ul className={styles.icons} aria-label={_('header.icons.label')}>
      <li>
        <SearchIcon />
      </li>
      {features[site].storeFinder && (
        <li>
          <StoreIcon />
        </li>
      )}
      <li>
        <UserIcon />
      </li>
      <li>
        <CartIcon />
      </li>
    </ul>
  );
}
