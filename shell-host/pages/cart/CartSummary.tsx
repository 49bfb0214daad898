import { pageOf } from '../../shop/addresses.ts';
import { formatPrice } from '../catalogue/formatPrice.ts';
import { usePage } from '../routing/page.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { formatPlural } from '../texts/formatText.ts';
import { localeOf } from '../texts/locales.ts';
import { useTexts } from '../texts/useTexts.ts';
import type { CartState } from './cartModule.ts';
import { totalOf, type CartLine } from './line.ts';
import styles from './CartSummary.module.css';

interface Props {
  state: CartState;
  lines: readonly CartLine[];
}

/** What the articles cost, and the way to checkout, which opens when the cart may go there (H§4). */
export function CartSummary({ state, lines }: Props) {
  const { site } = usePage();
  const { cart, page, product } = useTexts();
  const sum = totalOf(lines);
  const blockedReason = lines.length > 0 ? cart.blocked : cart.empty;
  const items = formatPlural(page.items, state.count, localeOf(site));
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
        <ButtonLink href={pageOf(site, '/checkout')}>{cart.checkout}</ButtonLink>
      ) : (
        <>
          <ButtonLink role="link" aria-disabled="true" aria-describedby="checkout-blocked">
            {cart.checkout}
          </ButtonLink>
          <p className={styles.small} id="checkout-blocked">
            {state.busy ? cart.updating : blockedReason}
          </p>
        </>
      )}
    </section>
  );
}
