import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { Button, ButtonLink } from '../../../foundation/ui/Button.tsx';
import { FlyoutFrame } from '../../../foundation/ui/flyout/FlyoutFrame.tsx';
import type { FlyoutPanelProps } from '../../../foundation/ui/flyout/IconFlyout.tsx';
import { CART_PAGE, CHECKOUT_PAGE } from '../cartPages.ts';
import {
  selectAdded,
  selectCanCheckOut,
  selectReadError,
  type CartRootState,
} from '../cartSlice.ts';
import { reloadRequested } from '../cartWishes.ts';
import { useCartDispatch } from '../useCartDispatch.ts';
import styles from './CartFlyout.module.css';
import { CartNotices } from './CartNotices.tsx';
import { CartRows } from './CartRows.tsx';
import { EntryPicture } from './EntryPicture.tsx';
import { createFlyoutFocus, FlyoutFocusContext } from './flyoutFocus.ts';

/** What was added last (contract §3). */
function AddedLast() {
  const { _ } = useLingui();
  const added = useSelector(selectAdded);
  if (!added) return null;
  return (
    <p className={styles.added}>
      <EntryPicture picture={added.imageProductThumb} />
      {_('cart.added', { title: added.title || _('cart.entry.untitled') })}
    </p>
  );
}

/** The way to checkout, where the cart may go there (H§4). */
function Checkout() {
  const { _ } = useLingui();
  const allowed = useSelector(selectCanCheckOut);
  return allowed ? (
    <ButtonLink data-part="checkout" href={CHECKOUT_PAGE}>
      {_('cart.checkout')}
    </ButtonLink>
  ) : (
    <Button data-part="checkout" disabled>
      {_('cart.checkout')}
    </Button>
  );
}

/** Who opens the cart that could not be read wants to see it. */
function useAnotherTry(open: boolean): void {
  const { getState } = useStore<CartRootState>();
  const dispatch = useCartDispatch();
  useEffect(() => {
    if (open && selectReadError(getState())) void dispatch(reloadRequested());
  }, [open, getState, dispatch]);
}

/** The cart at a glance: its entries, what was removed, what went wrong, and the way on. */
export function CartFlyout(frame: FlyoutPanelProps) {
  const { _ } = useLingui();
  const [focus] = useState(createFlyoutFocus);
  useAnotherTry(frame.open);
  return (
    <FlyoutFrame name="cart" label={_('header.icons.cart')} {...frame}>
      <h2 className={styles.heading}>{_('header.icons.cart')}</h2>
      <CartNotices />
      <AddedLast />
      <FlyoutFocusContext value={focus}>
        <CartRows listRef={focus.setList} open={frame.open} />
      </FlyoutFocusContext>
      <div className={styles.ways}>
        <a className={styles.toCart} href={CART_PAGE}>
          {_('cart.toCart')}
        </a>
        <Checkout />
      </div>
    </FlyoutFrame>
  );
}
