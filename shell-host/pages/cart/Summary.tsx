import { pageUrl } from '../../shop/urls.ts';
import { formatPrice } from '../catalogue/price.ts';
import { usePage } from '../page.ts';
import { ButtonLink } from '../parts/Button.tsx';
import { plural } from '../texts/fill.ts';
import { localeOf } from '../texts/locales.ts';
import { useTexts } from '../texts/useTexts.ts';
import type { CartState } from './cartDoor.ts';
import { sumOf, type Line } from './line.ts';
import styles from './Summary.module.css';

interface Props {
  state: CartState;
  lines: readonly Line[];
}

/** What the articles cost, and the way to checkout, which opens when the cart may go there (H§4). */
export function Summary({ state, lines }: Props) {
  const { site } = usePage();
  const { cart, page, product } = useTexts();
  const sum = sumOf(lines);
  const blocked = lines.length > 0 ? cart.blocked : cart.empty;
  const items = plural(page.items, state.count, localeOf(site));
  return (
    <section className={styles.summary} aria-labelledby="cart-summary" aria-busy={state.busy}>
      <h2 className={styles.title} id="cart-summary">
        {cart.summary}
      </h2>
      <p className={styles.count}>{items}</p>
      {sum !== null && (
        <p className={styles.sum}>
          <span>{cart.sum}</span>
          <strong>{formatPrice(sum, site)}</strong>
        </p>
      )}
      <p className={styles.small}>{product.tax}</p>
      {state.canCheckout ? (
        <ButtonLink href={pageUrl(site, '/checkout')}>{cart.checkout}</ButtonLink>
      ) : (
        <>
          <ButtonLink role="link" aria-disabled="true" aria-describedby="checkout-blocked">
            {cart.checkout}
          </ButtonLink>
          <p className={styles.small} id="checkout-blocked">
            {state.busy ? cart.updating : blocked}
          </p>
        </>
      )}
    </section>
  );
}
