import { useLingui } from '@lingui/react';
import Check from 'lucide/dist/esm/icons/check.mjs';
import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { useAddress } from '../../../../foundation/sites/address.ts';
import { Button, ButtonLink } from '../../../../foundation/ui/Button.tsx';
import { Icon } from '../../../../foundation/ui/Icon.tsx';
import { isAddition, unitsOf } from '../../cartChange.ts';
import {
  selectAdded,
  selectCanCheckOut,
  selectIsChecked,
  type CartRootState,
} from '../../cartSlice.ts';
import { articleTitle } from './entryFacts.ts';
import styles from './CartFoot.module.css';

/** Whether the last pending change increases the quantity of an article. */
function selectIsAdding({ cart: { confirmed, log } }: CartRootState): boolean {
  const change = log.at(-1)?.change;
  if (!change) return false;
  if (isAddition(change)) return change.addArticle.quantity > 0;
  return (
    'setArticle' in change && change.setArticle.quantity > unitsOf(confirmed, change.setArticle)
  );
}

/**
 * The article that the last change added (CART-42). Shown below the rows, so that a row does not move while the visitor
 * presses its stepper repeatedly. While the next addition is pending, the previous article is shown.
 */
function AddedArticle() {
  const { _ } = useLingui();
  const added = useSelector(selectAdded);
  const isAdding = useSelector(selectIsAdding);
  const [last, setLast] = useState(added);
  if (added && added !== last) setLast(added);
  const shown = added ?? (isAdding ? last : null);
  return (
    shown && (
      <span className={styles.added}>
        <span className={styles.check}>
          <Icon glyph={Check} size={16} />
        </span>
        <span>{_('cart.added', { title: articleTitle(_, shown) })}</span>
      </span>
    )
  );
}

/**
 * The links to the cart page and checkout. If checkout is not possible, a disabled button replaces its link (CART-41).
 * One line below the links is reserved, so that nothing moves when the response arrives (CART-56).
 *
 * @param noticesId The id of the notices, which explain why checkout is not possible.
 */
export function CartFoot({ noticesId }: { noticesId: string }) {
  const { _ } = useLingui();
  const address = useAddress('checkout');
  const isAllowed = useSelector(selectCanCheckOut);
  const isChecked = useSelector(selectIsChecked);
  const checkingId = useId();
  return (
    <div className={styles.links}>
      <a className={styles.toCart} href={useAddress('cart')}>
        {_('cart.toCart')}
      </a>
      <span className={styles.checkout}>
        {isAllowed ? (
          <ButtonLink data-part="checkout" href={address}>
            {_('cart.checkout')}
          </ButtonLink>
        ) : (
          <Button
            data-part="checkout"
            disabled
            aria-describedby={isChecked ? noticesId : checkingId}
          >
            {_('cart.checkout')}
          </Button>
        )}
      </span>
      <p className={styles.line}>
        {isChecked ? <AddedArticle /> : <span id={checkingId}>{_('cart.checking')}</span>}
      </p>
    </div>
  );
}
