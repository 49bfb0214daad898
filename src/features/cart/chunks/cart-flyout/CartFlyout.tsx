import { useLingui } from '@lingui/react';
import { useEffect, useId, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { FlyoutFrame } from '../../../../foundation/ui/flyout/FlyoutFrame.tsx';
import type { FlyoutPanelProps } from '../../../../foundation/ui/flyout/IconFlyout.tsx';
import {
  reloadRequested,
  selectCount,
  selectReadError,
  type CartRootState,
} from '../../cartSlice.ts';
import { Verbatim } from '../../../../foundation/ui/lines/Verbatim.tsx';
import { useCartDispatch } from './useCartDispatch.ts';
import { CartFoot } from './CartFoot.tsx';
import { CartNotices } from './CartNotices.tsx';
import { CartRows } from './CartRows.tsx';
import { createFlyoutFocus, FlyoutFocusContext } from './flyoutFocus.ts';
import headingStyles from '../../../../foundation/ui/flyout/flyoutHeading.module.css';

/** Retries a failed read of the cart when the flyout opens. */
function useReadOnOpen(open: boolean): void {
  const { getState } = useStore<CartRootState>();
  const dispatch = useCartDispatch();
  useEffect(() => {
    if (open && selectReadError(getState())) void dispatch(reloadRequested());
  }, [open, getState, dispatch]);
}

/** Messages, entries, removed entries with undo, and the links to the cart page and checkout (CART-41). */
export function CartFlyout(frame: FlyoutPanelProps) {
  const { _, i18n } = useLingui();
  const [focus] = useState(createFlyoutFocus);
  const count = useSelector(selectCount);
  const noticesId = useId();
  useReadOnOpen(frame.open);
  return (
    <FlyoutFrame name="cart" label={_('header.icons.cart')} {...frame}>
      {/* Contains the exact count, unlike the badge (CART-40). */}
      <h2 className={headingStyles.heading}>
        {count > 0 ? (
          <Verbatim text={_('header.icons.cartWith', { count })} value={i18n.number(count)} />
        ) : (
          _('header.icons.cart')
        )}
      </h2>
      <CartNotices id={noticesId} />
      <FlyoutFocusContext value={focus}>
        <CartRows listRef={focus.setList} open={frame.open} />
      </FlyoutFocusContext>
      <CartFoot noticesId={noticesId} />
    </FlyoutFrame>
  );
}
