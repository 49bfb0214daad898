import type { CartDoor } from '../cart/cartDoor.ts';
import { sumOf } from '../cart/line.ts';
import { linesOf } from '../cart/linesOf.ts';
import { RowPicture } from '../cart/RowPicture.tsx';
import { formatPrice } from '../catalogue/price.ts';
import { useCatalogue } from '../catalogue/useCatalogue.ts';
import { usePage } from '../page.ts';
import { useTexts } from '../texts/useTexts.ts';
import { useCartState } from '../cart/useCartState.ts';
import styles from './Order.module.css';

/** What is about to be ordered. */
export function Order({ door }: { door: CartDoor }) {
  const { site } = usePage();
  const { cart, checkout, product } = useTexts();
  const reading = useCatalogue();
  const state = useCartState(door);
  if (reading.state !== 'read') return null;
  const lines = linesOf(state.cart, reading.value);
  const isKnown = lines.length > 0 || !state.busy;
  const sum = isKnown ? sumOf(lines) : null;
  return (
    <section className={styles.order} aria-labelledby="order">
      <h2 className={styles.title} id="order">
        {checkout.order}
      </h2>
      {lines.length === 0 && isKnown && <p>{cart.empty}</p>}
      <ul className={styles.lines}>
        {lines.map(({ key, title, picture, quantity, unitPrice, kind }) => (
          <li key={key}>
            <RowPicture picture={picture} kind={kind} />
            <span className={styles.words}>
              {quantity} × {title}
            </span>
            <span className={styles.price}>
              {unitPrice === undefined
                ? kind === 'free' && cart.free
                : formatPrice(unitPrice * quantity, site)}
            </span>
          </li>
        ))}
      </ul>
      {sum !== null && (
        <p className={styles.sum}>
          <span>{cart.sum}</span>
          <strong>{formatPrice(sum, site)}</strong>
        </p>
      )}
      {isKnown && <p className={styles.small}>{product.tax}</p>}
    </section>
  );
}
