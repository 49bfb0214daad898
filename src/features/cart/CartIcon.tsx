import { useLingui } from '@lingui/react';
import ShoppingBag from 'lucide/dist/esm/icons/shopping-bag.mjs';
import { useSelector } from 'react-redux';
import { lazyPart } from '../../foundation/browser/lazyPart.ts';
import { IconFlyout } from '../../foundation/ui/flyout/IconFlyout.tsx';
import { badgeText } from './cart.ts';
import styles from './CartIcon.module.css';
import { CartNews } from './CartNews.tsx';
import { CART_PAGE } from './cartPages.ts';
import { selectCount } from './cartSlice.ts';

const cartFlyout = lazyPart({ module: 'header', operation: 'icon-cart flyout' }, async () => {
  const { CartFlyout } = await import(
    /* webpackChunkName: "cart-flyout" */ './flyout/CartFlyout.tsx'
  );
  return CartFlyout;
});

/** The way to the cart, with the number of pieces in it (H§2, H§5); a click opens its flyout. */
export function CartIcon() {
  const { _ } = useLingui();
  const count = useSelector(selectCount);
  const figure = badgeText(count);
  return (
    <>
      <IconFlyout
        part="icon-cart"
        href={CART_PAGE}
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
        panel={cartFlyout}
      />
      <CartNews />
    </>
  );
}
