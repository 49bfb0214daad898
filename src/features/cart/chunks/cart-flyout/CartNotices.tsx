import { useLingui } from '@lingui/react';
import { useSelector } from 'react-redux';
import { useAddress } from '../../../../foundation/sites/address.ts';
import { Notification } from '../../../../foundation/ui/Notification.tsx';
import { isAllForSale, isDefective } from '../../cart.ts';
import { changeErrorText } from '../../changeErrorText.ts';
import {
  selectCart,
  selectChangeError,
  selectLastChangeError,
  selectReadError,
} from '../../cartSlice.ts';
import styles from './CartNotices.module.css';

/**
 * Explains why the cart cannot go to checkout, and how to fix that (CART-38, CART-41). Entries without a readable id
 * have no row and cannot be removed here, so the notice links to the cart page, which may show them.
 */
function Obstacles() {
  const { _ } = useLingui();
  const cart = useSelector(selectCart);
  const cartPage = useAddress('cart');
  const hasDefect = isDefective(cart);
  if (!hasDefect && isAllForSale(cart)) return null;
  return (
    <Notification role="none">
      <p>{_(hasDefect ? 'cart.error.defectiveItems' : 'cart.notForSale')}</p>
      {cart.hasUnreadableEntries && (
        <a className={styles.link} href={cartPage}>
          {_('cart.toCart')}
        </a>
      )}
    </Notification>
  );
}

/**
 * Errors of the cart (CART-10, CART-35) and obstacles to checkout. Not live regions: `CartAnnouncer` announces errors
 * regardless of whether the flyout is open.
 */
export function CartNotices({ id }: { id: string }) {
  const { _ } = useLingui();
  const readError = useSelector(selectReadError);
  const error = useSelector(selectChangeError);
  const lastError = useSelector(selectLastChangeError);
  return (
    <div className={styles.notices} id={id}>
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
      <Obstacles />
      {lastError && (
        <p className={error ? styles.hidden : styles.last} data-part="cart-error-last">
          <span className={styles.label}>{_('cart.lastError')}</span>{' '}
          <span>{changeErrorText(_, lastError)}</span>
        </p>
      )}
    </div>
  );
}
