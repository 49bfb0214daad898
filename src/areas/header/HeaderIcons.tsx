import { features } from '#shop/sites.ts';
import { useLingui } from '@lingui/react';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import Search from 'lucide/dist/esm/icons/search.mjs';
import ShoppingBag from 'lucide/dist/esm/icons/shopping-bag.mjs';
import User from 'lucide/dist/esm/icons/user.mjs';
import { CartIcon } from '../../features/cart/CartIcon.tsx';
import { UserIcon } from '../../features/personal-data/UserIcon.tsx';
import { SearchIcon } from '../../features/search/SearchIcon.tsx';
import { lazyPart } from '../../foundation/async/lazyPart.ts';
import { addressOf, useAddress } from '../../foundation/sites/address.ts';
import { useModule } from '../../foundation/sites/moduleContext.ts';
import { ErrorBoundary } from '../../foundation/ui/ErrorBoundary.tsx';
import { IconFlyout } from '../../foundation/ui/flyout/IconFlyout.tsx';
import { IconLink } from '../../foundation/ui/flyout/IconLink.tsx';
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
      href={useAddress('storeFinder') ?? ''}
      glyph={MapPin}
      label={_('header.icons.storeFinder')}
      panel={storeLocator}
    />
  );
}

const icons = [
  { name: 'search', part: 'icon-search', Icon: SearchIcon, glyph: Search },
  { name: 'storeFinder', part: 'icon-store-finder', Icon: StoreIcon, glyph: MapPin },
  { name: 'account', part: 'icon-user', Icon: UserIcon, glyph: User },
  { name: 'cart', part: 'icon-cart', Icon: CartIcon, glyph: ShoppingBag },
] as const;

/**
 * The header's icons. Each is a plain link until its flyout's code has been loaded (HEAD-08, SHOP-25), and if the icon
 * fails (HOST-39).
 */
export function HeaderIcons() {
  const { site, addresses } = useModule();
  const { _ } = useLingui();
  const shown = icons.filter(({ name }) => name !== 'storeFinder' || features[site].storeFinder);
  return (
    <ul className={styles.icons} aria-label={_('header.icons.label')}>
      {shown.map(({ name, part, Icon, glyph }) => (
        <li key={name}>
          <ErrorBoundary
            module="header"
            operation={part}
            fallback={
              <IconLink
                part={part}
                href={addressOf(name, site, addresses) ?? ''}
                glyph={glyph}
                label={_(`header.icons.${name}`)}
              />
            }
          >
            <Icon />
          </ErrorBoundary>
        </li>
      ))}
    </ul>
  );
}
