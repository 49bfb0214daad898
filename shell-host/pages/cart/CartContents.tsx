import type { ReactNode } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import type { CartModule } from './cartModule.ts';
import { useCartState } from './useCartState.ts';
import styles from './CartContents.module.css';
import { DeletedEntry } from './DeletedEntry.tsx';
import { deletedTitle } from './deletedTitle.ts';
import { EmptyCart } from './EmptyCart.tsx';
import { CartPlaceholder } from './EmptyContents.tsx';
import type { AllOffers } from './addableItems.ts';
import { Extras } from './Extras.tsx';
import { cartLines } from './cartLines.ts';
import { CartMessages } from './CartMessages.tsx';
import { CartRow } from './CartRow.tsx';
import { CartSummary } from './CartSummary.tsx';

interface Props {
  cartModule: CartModule;
  offers: AllOffers;
  /** Stands below the cart, and not before the cart is known: it would be moved. */
  children: ReactNode;
}

/** What is in the cart, what was taken out of it a moment ago, and the way to checkout. */
export function CartContents({ cartModule, offers, children }: Props) {
  const { cart: texts } = useTexts();
  const state = useCartState(cartModule);
  const lines = cartLines(state.cart, offers);
  const { deletedEntries } = state;
  const isEmpty = lines.length === 0 && deletedEntries.length === 0;
  if (isEmpty && state.busy) return <CartPlaceholder />;
  return (
    <>
      <CartMessages door={cartModule} state={state} />
      {isEmpty ? (
        state.readError === null && <EmptyCart />
      ) : (
        <div className={styles.columns}>
          <ul className={styles.rows} aria-label={texts.entries}>
            {deletedEntries.map((deleted) => (
              <DeletedEntry
                key={deleted.id}
                deleted={deleted}
                title={deletedTitle(deleted, offers)}
                cartModule={cartModule}
              />
            ))}
            {lines.map((line) => (
              <CartRow key={line.key} line={line} door={cartModule} />
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
