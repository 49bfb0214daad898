import { useLingui } from '@lingui/react';
import { useSelector } from 'react-redux';
import { Notification } from '../../../foundation/ui/Notification.tsx';
import { selectCart, selectChangeError, selectLastError, selectReadError } from '../cartSlice.ts';
import { isDefective } from '../cart.ts';
import { changeErrorText } from '../cartTexts.ts';
import styles from './CartNotices.module.css';

/** What went wrong with the cart (H§8). `CartStatus` tells it to assistive technology, open or not. */
export function CartNotices() {
  const { _ } = useLingui();
  const readError = useSelector(selectReadError);
  const error = useSelector(selectChangeError);
  const last = useSelector(selectLastError);
  const defective = isDefective(useSelector(selectCart));
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
      {defective && <Notification role="none">{_('cart.error.defectiveItems')}</Notification>}
      {last && (
        <p className={error ? styles.same : styles.last} data-part="cart-error-last">
          <span className={styles.label}>{_('cart.lastError')}</span> {changeErrorText(_, last)}
        </p>
      )}
    </div>
  );
}
