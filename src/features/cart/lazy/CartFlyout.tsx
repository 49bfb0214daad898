import { useLingui } from '@lingui/react';
import { useEffect, useId, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useAddress } from '../../../foundation/sites/address.ts';
import { useHeaderAddress } from '../../../foundation/sites/headerAddress.ts';
import { Button, ButtonLink } from '../../../foundation/ui/Button.tsx';
import { Notification } from '../../../foundation/ui/Notification.tsx';
import { FlyoutFrame } from '../../../foundation/ui/flyout/FlyoutFrame.tsx';
import type { FlyoutPanelProps } from '../../../foundation/ui/flyout/IconFlyout.tsx';
import { keepUnitsTogether } from '../../../foundation/ui/keepUnitsTogether.ts';
import { isDefective } from '../cart.ts';
import { changeErrorText } from '../cartErrors.ts';
import {
  reloadRequested,
  selectAdded,
  selectCanCheckOut,
  selectCart,
  selectChangeError,
  selectIsChecked,
  selectLastChangeError,
  selectReadError,
  useCartDispatch,
  type CartRootState,
} from '../cartSlice.ts';
import { CartRows } from './CartRows.tsx';
import { EntryPicture } from './EntryRow.tsx';
import { createFlyoutFocus, FlyoutFocusContext } from './flyoutFocus.ts';
import styles from './CartFlyout.module.css';

/**
 * What went wrong with the cart (CART-10, CART-35, CART-36). Without live regions: `CartAnnouncer` announces it,
 * whether the flyout is open or not.
 */
function CartNotices() {
  const { _ } = useLingui();
  const readError = useSelector(selectReadError);
  const error = useSelector(selectChangeError);
  const lastError = useSelector(selectLastChangeError);
  const hasDefect = isDefective(useSelector(selectCart));
  return (
    <div className={styles.notices}>
      {readError && (
        <Notification kind="error" role="none">
          {_('cart.error.cannotBeShown')}
        </Notification>
      )}
      {error && (
        <Notification kind="error" role="none" data-part="cart-error">
          {changeErrorText(_, error)}
        </Notification>
      )}
      {hasDefect && <Notification role="none">{_('cart.error.defectiveItems')}</Notification>}
      {lastError && (
        <p className={error ? styles.hidden : styles.last} data-part="cart-error-last">
          <span className={styles.label}>{_('cart.lastError')}</span>{' '}
          {changeErrorText(_, lastError)}
        </p>
      )}
    </div>
  );
}

/** What the last change added (CART-42). */
function AddedArticle() {
  const { _ } = useLingui();
  const added = useSelector(selectAdded);
  if (!added) return null;
  return (
    <p className={styles.added}>
      <EntryPicture picture={added.imageProductThumb} />
      {_('cart.added', { title: keepUnitsTogether(added.title) || _('cart.entry.untitled') })}
    </p>
  );
}

/**
 * The link to checkout; a disabled button where the cart may not go there (CART-41). Below it is room for the reason,
 * so that nothing moves when the service has answered (CART-56).
 */
function Checkout() {
  const { _ } = useLingui();
  const address = useAddress('checkout');
  const isAllowed = useSelector(selectCanCheckOut);
  const isChecked = useSelector(selectIsChecked);
  const reasonId = useId();
  return (
    <>
      {isAllowed ? (
        <ButtonLink data-part="checkout" href={address}>
          {_('cart.checkout')}
        </ButtonLink>
      ) : (
        <Button data-part="checkout" disabled aria-describedby={reasonId}>
          {_('cart.checkout')}
        </Button>
      )}
      <p className={styles.reason} id={reasonId}>
        {!isChecked && _('cart.checking')}
      </p>
    </>
  );
}

/** Reads a cart that could not be read again when the flyout is opened. */
function useReadOnOpen(open: boolean): void {
  const { getState } = useStore<CartRootState>();
  const dispatch = useCartDispatch();
  useEffect(() => {
    if (open && selectReadError(getState())) void dispatch(reloadRequested());
  }, [open, getState, dispatch]);
}

/** The cart flyout: messages, entries, removed entries with undo, and the links to cart page and checkout (CART-41). */
export function CartFlyout(frame: FlyoutPanelProps) {
  const { _ } = useLingui();
  const [focus] = useState(createFlyoutFocus);
  useReadOnOpen(frame.open);
  return (
    <FlyoutFrame name="cart" label={_('header.icons.cart')} {...frame}>
      <h2 className={styles.heading}>{_('header.icons.cart')}</h2>
      <CartNotices />
      <AddedArticle />
      <FlyoutFocusContext value={focus}>
        <CartRows listRef={focus.setList} open={frame.open} />
      </FlyoutFocusContext>
      <div className={styles.links}>
        <a className={styles.toCart} href={useHeaderAddress('cart')}>
          {_('cart.toCart')}
        </a>
        <Checkout />
      </div>
    </FlyoutFrame>
  );
}
