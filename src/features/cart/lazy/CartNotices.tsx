import { useLingui } from '@lingui/react';
import { useSelector } from 'react-redux';
import { Notification } from '../../../foundation/ui/Notification.tsx';
import { isDefective } from '../cart.ts';
import { changeErrorText } from '../cartErrors.ts';
import {
  selectCart,
  selectChangeError,
  selectLastChangeError,
  selectReadError,
} from '../cartSlice.ts';
import styles from './CartNotices.module.css';

/**
 * What went wrong with the cart (CART-10, CART-35, CART-36). Without live regions: `CartAnnouncer` announces it,
 * whether the flyout is open or not.
 */
export function CartNotices() {
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
