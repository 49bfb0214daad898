import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { useTexts } from '../texts/useTexts.ts';
import type { CartDoor, CartState } from './cartDoor.ts';
import { errorText } from './errorText.ts';
import { headerTells } from './headerTells.ts';
import styles from './CartPage.module.css';

/** Why the cart cannot be shown, or could not be changed (H§8). */
export function Messages({ door, state }: { door: CartDoor; state: CartState }) {
  const { cart, cartError } = useTexts();
  const { readError, changeError } = state;
  if (!readError && !changeError) return null;
  const silent = headerTells();
  return (
    <div className={styles.messages}>
      {readError && (
        <Notice kind="bad" silent={silent}>
          <p>{cartError.read}</p>
          <Button look="secondary" onClick={() => void door.reload()}>
            {cart.reload}
          </Button>
        </Notice>
      )}
      {changeError && (
        <Notice kind="bad" silent={silent}>
          <p>{errorText(cartError, changeError)}</p>
        </Notice>
      )}
    </div>
  );
}
