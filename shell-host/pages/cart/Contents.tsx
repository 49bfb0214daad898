import type { ReactNode } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import type { CartDoor } from './cartDoor.ts';
import { useCartState } from './useCartState.ts';
import styles from './Contents.module.css';
import { DeletedEntry } from './DeletedEntry.tsx';
import { deletedTitle } from './deletedTitle.ts';
import { EmptyCart } from './EmptyCart.tsx';
import { EmptyContents } from './EmptyContents.tsx';
import type { Additional } from './additions.ts';
import { Extras } from './Extras.tsx';
import { linesOf } from './linesOf.ts';
import { Messages } from './Messages.tsx';
import { Row } from './Row.tsx';
import { Summary } from './Summary.tsx';

interface Props {
  door: CartDoor;
  offers: Additional;
  /** Stands below the cart, and not before the cart is known: it would be moved. */
  children: ReactNode;
}

/** What is in the cart, what was taken out of it a moment ago, and the way to checkout. */
export function Contents({ door, offers, children }: Props) {
  const { cart: texts } = useTexts();
  const state = useCartState(door);
  const lines = linesOf(state.cart, offers);
  const { deletedEntries } = state;
  const isEmpty = lines.length === 0 && deletedEntries.length === 0;
  if (isEmpty && state.busy) return <EmptyContents />;
  return (
    <>
      <Messages door={door} state={state} />
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
                door={door}
              />
            ))}
            {lines.map((line) => (
              <Row key={line.key} line={line} door={door} />
            ))}
          </ul>
          <Summary state={state} lines={lines} />
        </div>
      )}
      <Extras cart={state.cart} offers={offers} door={door} />
      <div className={styles.below}>{children}</div>
    </>
  );
}
