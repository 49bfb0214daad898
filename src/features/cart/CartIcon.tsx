import { useLingui } from '@lingui/react';
import ShoppingBag from 'lucide/dist/esm/icons/shopping-bag.mjs';
import { useSelector } from 'react-redux';
import { IconLink } from '../../foundation/ui/IconLink.tsx';
import { badgeText } from './cart.ts';
import styles from './CartIcon.module.css';
import { selectCount } from './cartSlice.ts';

/** The way to the cart, with the number of pieces in it (H§2, H§5). */
export function CartIcon() {
  const { _ } = useLingui();
  const count = useSelector(selectCount);
  const figure = badgeText(count);
  return (
    <IconLink
      part="icon-cart"
      href="/service/cartfrontend/cart"
      glyph={ShoppingBag}
      label={_('header.icons.cart')}
      name={count > 0 ? _('header.icons.cartWith', { count }) : undefined}
      badge={
        figure && (
          <span className={styles.badge} data-part="cart-badge" aria-hidden="true">
            {figure}
          </span>
        )
      }
    />
  );
}
