import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useTexts } from '../texts/useTexts.ts';
import type { CartModule, CartState } from './cartModule.ts';
import { errorText } from './errorText.ts';
import { headerAnnouncesCart } from './headerTells.ts';
import styles from './CartPage.module.css';

/** Why the cart cannot be shown, or could not be changed (H§8). */
export function CartMessages({ door: cartModule, state }: { door: CartModule; state: CartState }) {
  const { cart, cartError } = useTexts();
  const { readError, changeError } = state;
  if (!readError && !changeError) return null;
  const isSilent = headerAnnouncesCart();
  return (
    <div className={styles.messages}>
      {readError && (
        <Notice kind="bad" isSilent={isSilent}>
          <p>{cartError.read}</p>
          <Button look="secondary" onClick={() => void cartModule.reload()}>
            {cart.reload}
          </Button>
        </Notice>
      )}
      {changeError && (
        <Notice kind="bad" isSilent={isSilent}>
          <p>{errorText(cartError, changeError)}</p>
        </Notice>
      )}
    </div>
  );
}
