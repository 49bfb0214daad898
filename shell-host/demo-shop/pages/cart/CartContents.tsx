import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { IllustratedText } from '../ui/IllustratedText.tsx';
import { useTexts } from '../texts/useTexts.ts';
import {
  type CartModule,
  type CartState,
  headerAnnouncesCart,
  isEmptyCart,
  useCartState,
} from './cartModule.ts';
import { errorText } from './errorText.ts';
import styles from './CartContents.module.css';
import { DeletedEntry } from './DeletedEntry.tsx';
import { deletedTitle, type Offers } from './offers.ts';
import { Extras } from './Extras.tsx';
import { cartLines } from './cartLines.ts';
import { CartRow } from './CartRow.tsx';
import { CartSummary } from './CartSummary.tsx';

interface Props {
  cartModule: CartModule;
  offers: Offers;
  /** Content below the cart. It is displayed once the cart has loaded, so that it does not move. */
  children: ReactNode;
}

/** The entries of the cart, recently removed entries, and the summary with the link to checkout. */
export function CartContents({ cartModule, offers, children }: Props) {
  const { cart: texts } = useTexts();
  const state = useCartState(cartModule);
  const lines = cartLines(state.cart, offers);
  const isEmpty = isEmptyCart(state.cart) && state.deletedEntries.length === 0;
  if (isEmpty && state.busy) return <CartPlaceholder />;
  return (
    <>
      <CartMessages cartModule={cartModule} state={state} />
      {isEmpty ? (
        state.readError === null && <EmptyCart />
      ) : (
        <div className={styles.columns}>
          <ul className={styles.rows} aria-label={texts.entries}>
            {state.deletedEntries.map((deleted) => (
              <DeletedEntry
                key={deleted.id}
                deleted={deleted}
                title={deletedTitle(deleted, offers)}
                cartModule={cartModule}
              />
            ))}
            {lines.map((line) => (
              <CartRow key={line.key} line={line} cartModule={cartModule} />
            ))}
          </ul>
          <CartSummary state={state} lines={lines} />
        </div>
      )}
      <Extras cart={state.cart} offers={offers} cartModule={cartModule} />
      <div className={styles.below}>{children}</div>
    </>
  );
}

/** Errors of reading and of changing the cart (CART-10, CART-31). */
function CartMessages({ cartModule, state }: { cartModule: CartModule; state: CartState }) {
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

function EmptyCart() {
  const { cart } = useTexts();
  return (
    <IllustratedText picture="/img/phases/slow-brewing.svg">
      <p className={styles.strong}>{cart.empty}</p>
      <p>{cart.emptyHint}</p>
      <ButtonLink to="/category/coffee">{cart.continueShopping}</ButtonLink>
    </IllustratedText>
  );
}

/** A placeholder while the cart is loading. */
export function CartPlaceholder() {
  const { loading } = useTexts().page;
  return (
    <div className={styles.placeholder} role="status">
      <span className="shop-hidden">{loading}</span>
    </div>
  );
}
