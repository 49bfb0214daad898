import { type CartModule, useCartState } from '../cart/cartModule.ts';
import { cartLines, totalOf } from '../cart/cartLines.ts';
import { LinePicture } from '../cart/LinePicture.tsx';
import { formatPrice } from '../catalogue/formatPrice.ts';
import { useCatalogue } from '../catalogue/useCatalogue.ts';
import { usePage } from '../routing/page.ts';
import { useTexts } from '../texts/useTexts.ts';
import styles from './OrderSummary.module.css';

/** The content of the cart and its total. */
export function OrderSummary({ cartModule }: { cartModule: CartModule }) {
  const { site } = usePage();
  const { cart, checkout, product } = useTexts();
  const catalogue = useCatalogue();
  const state = useCartState(cartModule);
  if (catalogue.state !== 'ready') return null;
  const lines = cartLines(state.cart, catalogue.value);
  const isLoaded = lines.length > 0 || !state.busy;
  const total = isLoaded ? totalOf(lines) : null;
  return (
    <section className={styles.order} aria-labelledby="order">
      <h2 className={styles.title} id="order">
        {checkout.order}
      </h2>
      {lines.length === 0 && isLoaded && <p>{cart.empty}</p>}
      <ul className={styles.lines}>
        {lines.map(({ key, title, picture, quantity, unitPrice, kind }) => (
          <li key={key}>
            <LinePicture picture={picture} kind={kind} />
            <span className={styles.text}>
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
        <p className={styles.total}>
          <span>{cart.total}</span>
          <strong>{formatPrice(total, site)}</strong>
        </p>
      )}
      {isLoaded && <p className={styles.small}>{product.taxNote}</p>}
    </section>
  );
}
