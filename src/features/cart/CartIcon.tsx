import ShoppingBag from 'lucide/dist/esm/icons/shopping-bag.mjs';
import { useLingui } from '@lingui/react';
import { createElement } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '../../foundation/async/lazyPart.ts';
import { useLazyPart } from '../../foundation/async/useLazyPart.ts';
import { useAddress } from '../../foundation/sites/address.ts';
import { useModule } from '../../foundation/sites/moduleContext.ts';
import { ErrorBoundary } from '../../foundation/ui/ErrorBoundary.tsx';
import { useScripted } from '../../foundation/browser/hooks/useScriptedStyle.ts';
import { IconFlyout } from '../../foundation/ui/flyout/IconFlyout.tsx';
import { badgeText } from './cart.ts';
import { selectCount, selectIsChanged, selectIsFound } from './cartSlice.ts';
import { readStoredCount } from './storedCount.ts';
import styles from './CartIcon.module.css';

const cartFlyout = lazyPart({ module: 'header', operation: 'icon-cart flyout' }, async () => {
  return (await import('./chunks/cart-flyout/CartFlyout.tsx')).CartFlyout;
});

const cartAnnouncer = lazyPart({ module: 'header', operation: 'cart announcer' }, async () => {
  const code = await import('./chunks/cart-flyout/CartAnnouncer.tsx');
  return code.CartAnnouncer;
});

/** Announces changes of the cart to assistive technology. Loaded with the first change (CART-44). */
function Announcer() {
  const loaded = useLazyPart(cartAnnouncer, useSelector(selectIsChanged));
  return loaded ? createElement(loaded) : null;
}

/** The count of the cart. Until the cart is known, the stored count plus the units that were added since (HK-135). */
function useCount(): number {
  const { site } = useModule();
  const isKnown = useSelector(selectIsFound);
  const count = useSelector(selectCount);
  return useScripted() && !isKnown ? readStoredCount(site) + count : count;
}

/** The link to the cart page, with the count in its badge (CART-40). A click opens the cart flyout (CART-41). */
export function CartIcon() {
  const { _ } = useLingui();
  const count = useCount();
  const text = badgeText(count);
  const label = _('header.icons.cart');
  const withCount = _('header.icons.cartWith', { count });
  // The accessible name must contain the visible text, which is `99+` above 99 (CART-148).
  const name = text === String(count) ? withCount : withCount.replace(label, `${label} ${text}`);
  return (
    <>
      <IconFlyout
        part="icon-cart"
        href={useAddress('cart')}
        glyph={ShoppingBag}
        label={label}
        name={text ? name : undefined}
        badge={
          text && (
            <span className={styles.badge} data-part="cart-badge" aria-hidden="true" translate="no">
              {text}
            </span>
          )
        }
        panel={cartFlyout}
      />
      <ErrorBoundary module="header" operation="cart announcer">
        <Announcer />
      </ErrorBoundary>
    </>
  );
}
