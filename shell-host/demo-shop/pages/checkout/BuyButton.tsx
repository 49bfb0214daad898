import { type CartModule, type CartState, isEmptyCart, useCartState } from '../cart/cartModule.ts';
import { useRemoteModule } from '../../../host/slots.tsx';
import { Button } from '../ui/Button.tsx';
import { useTexts } from '../texts/useTexts.ts';
import styles from './CheckoutPage.module.css';

/** The order button, disabled while the cart may not be ordered (CART-27). Without the remote it is always enabled. */
export function BuyButton() {
  const { checkout } = useTexts();
  const cartModule = useRemoteModule('cart');
  return typeof cartModule === 'string' ? (
    <Button type="submit">{checkout.buy}</Button>
  ) : (
    <CartBuyButton cartModule={cartModule} />
  );
}

function CartBuyButton({ cartModule }: { cartModule: CartModule }) {
  const { checkout } = useTexts();
  const state = useCartState(cartModule);
  const blockedReason = useBlockedReason(state);
  return (
    <>
      <Button type="submit" disabled={!state.canCheckout} aria-describedby="buy-blocked">
        {checkout.buy}
      </Button>
      <p className={styles.small} id="buy-blocked" role="status">
        {blockedReason}
      </p>
    </>
  );
}

/** Why the cart may not be ordered; null if it may. */
function useBlockedReason({ busy, canCheckout, readError, cart: contents }: CartState) {
  const { cart, cartError } = useTexts();
  if (canCheckout || busy) return null;
  if (readError) return cartError.read;
  return isEmptyCart(contents) ? cart.empty : cart.checkoutBlocked;
}
