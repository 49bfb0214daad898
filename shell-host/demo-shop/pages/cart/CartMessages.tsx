import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { type CartModule, type CartState, headerAnnouncesCart } from './cartModule.ts';
import { errorText } from './errorText.ts';
import styles from './CartPage.module.css';

/** Errors of reading and of changing the cart (CART-10, CART-31). */
export function CartMessages({ cartModule, state }: { cartModule: CartModule; state: CartState }) {
  const { cart, cartError } = useTexts();
  const { readError, changeError } = state;
  if (!readError && !changeError) return null;
  const isSilent = headerAnnouncesCart();
  return (
    <div className={styles.messages}>
      {readError && (
        <Notice kind="error" isSilent={isSilent}>
          <p>{cartError.read}</p>
          <Button look="secondary" onClick={() => void cartModule.reload()}>
            {cart.reload}
          </Button>
        </Notice>
      )}
      {changeError && (
        <Notice kind="error" isSilent={isSilent}>
          <p>{errorText(cartError, changeError)}</p>
        </Notice>
      )}
    </div>
  );
}
