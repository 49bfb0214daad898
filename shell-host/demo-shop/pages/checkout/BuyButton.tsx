import { type CartModule, isEmptyCart, useCartState } from '../cart/cartModule.ts';
import { useRemoteModule } from '../../../host/useRemoteModule.ts';
import { Button } from '../ui/Button.tsx';
import { useTexts } from '../texts/useTexts.ts';
import styles from './CheckoutPage.module.css';

/** The order button, disabled while the cart cannot be ordered (CART-27). Without the remote, it is always enabled. */
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
  const { cart, cartError, checkout } = useTexts();
  const { busy, canCheckout, readError, cart: contents } = useCartState(cartModule);
  const blockedReason = isEmptyCart(contents) ? cart.empty : cart.checkoutBlocked;
  return (
    <>
      <Button type="submit" disabled={!canCheckout} aria-describedby="buy-blocked">
        {checkout.buy}
      </Button>
      <p className={styles.small} id="buy-blocked" role="status">
        {!canCheckout && !busy && (readError ? cartError.read : blockedReason)}
      </p>
    </>
  );
}
