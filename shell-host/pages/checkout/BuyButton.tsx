import type { CartDoor, CartState } from '../cart/cartDoor.ts';
import { useCartState } from '../cart/useCartState.ts';
import { useDoor } from '../doors/useDoor.ts';
import { Button } from '../parts/Button.tsx';
import { useTexts } from '../texts/useTexts.ts';
import styles from './Checkout.module.css';

/** Orders what is in the cart, if that may be ordered (H§4). Without the remote nobody knows. */
export function BuyButton() {
  const { checkout } = useTexts();
  const door = useDoor('cart');
  return typeof door === 'string' ? (
    <Button type="submit">{checkout.buy}</Button>
  ) : (
    <OfCart door={door} />
  );
}

function OfCart({ door }: { door: CartDoor }) {
  const { checkout } = useTexts();
  const state = useCartState(door);
  const obstacle = useObstacle(state);
  return (
    <>
      <Button type="submit" disabled={!state.canCheckout} aria-describedby="buy-blocked">
        {checkout.buy}
      </Button>
      <p className={styles.small} id="buy-blocked" role="status">
        {obstacle}
      </p>
    </>
  );
}

/** Why a cart may not be ordered. */
function useObstacle({ busy, canCheckout, readError, cart: { articles } }: CartState) {
  const { cart, cartError } = useTexts();
  if (canCheckout || busy) return null;
  if (readError) return cartError.read;
  return articles.length > 0 ? cart.blocked : cart.empty;
}
