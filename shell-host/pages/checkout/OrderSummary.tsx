import type { CartModule } from '../cart/cartModule.ts';
import { totalOf } from '../cart/line.ts';
import { cartLines } from '../cart/cartLines.ts';
import { LinePicture } from '../cart/LinePicture.tsx';
import { formatPrice } from '../catalogue/formatPrice.ts';
import { useCatalogue } from '../catalogue/useCatalogue.ts';
import { usePage } from '../routing/page.ts';
import { useTexts } from '../texts/useTexts.ts';
import { useCartState } from '../cart/useCartState.ts';
import styles from './OrderSummary.module.css';

/** What is about to be ordered. */
export function OrderSummary({ door: cartModule }: { door: CartModule }) {
  const { site } = usePage();
  const { cart, checkout, product } = useTexts();
  const catalogue = useCatalogue();
  const state = useCartState(cartModule);
  if (catalogue.state !== 'ready') return null;
  const lines = cartLines(state.cart, catalogue.value);
  const isKnown = lines.length > 0 || !state.busy;
  const total = isKnown ? totalOf(lines) : null;
  return (
    <section className={styles.order} aria-labelledby="order">
      <h2 className={styles.title} id="order">
        {checkout.order}
      </h2>
      {lines.length === 0 && isKnown && <p>{cart.empty}</p>}
      <ul className={styles.lines}>
        {lines.map(({ key, title, picture, quantity, unitPrice, kind }) => (
          <li key={key}>
            <LinePicture picture={picture} kind={kind} />
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
      {total !== null && (
        <p className={styles.sum}>
          <span>{cart.sum}</span>
          <strong>{formatPrice(total, site)}</strong>
        </p>
      )}
      {isKnown && <p className={styles.small}>{product.tax}</p>}
    </section>
  );
}
