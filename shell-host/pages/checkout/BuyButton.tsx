import type { CartModule, CartState } from '../cart/cartModule.ts';
import { useCartState } from '../cart/useCartState.ts';
import { useRemoteModule } from '../remote/useRemoteModule.ts';
import { Button } from '../ui/Button.tsx';
import { useTexts } from '../texts/useTexts.ts';
import styles from './CheckoutPage.module.css';

/** Orders what is in the cart, if that may be ordered (H§4). Without the remote nobody knows. */
export function BuyButton() {
  const { checkout } = useTexts();
  const cartModule = useRemoteModule('cart');
  return typeof cartModule === 'string' ? (
    <Button type="submit">{checkout.buy}</Button>
  ) : (
    <CartBuyButton door={cartModule} />
  );
}

function CartBuyButton({ door: cartModule }: { door: CartModule }) {
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

/** Why a cart may not be ordered. */
function useBlockedReason({ busy, canCheckout, readError, cart: { articles } }: CartState) {
  const { cart, cartError } = useTexts();
  if (canCheckout || busy) return null;
  if (readError) return cartError.read;
  return articles.length > 0 ? cart.blocked : cart.empty;
}
