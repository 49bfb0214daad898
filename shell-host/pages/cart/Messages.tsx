import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { useTexts } from '../texts/useTexts.ts';
import type { CartDoor, CartState } from './cartDoor.ts';
import { errorText } from './errorText.ts';
import styles from './CartPage.module.css';

/** Why the cart cannot be shown, or could not be changed (H§8). */
export function Messages({ door, state }: { door: CartDoor; state: CartState }) {
  const { cart, cartError } = useTexts();
  const { readError, changeError } = state;
  if (!readError && !changeError) return null;
  return (
    <div className={styles.messages}>
      {readError && (
        <Notice kind="bad">
          <p>{cartError.read}</p>
          <Button look="secondary" onClick={() => void door.reload()}>
            {cart.reload}
          </Button>
        </Notice>
      )}
      {changeError && (
        <Notice kind="bad">
          <p>{errorText(cartError, changeError)}</p>
        </Notice>
      )}
    </div>
  );
}
