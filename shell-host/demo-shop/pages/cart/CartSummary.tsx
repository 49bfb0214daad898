import { addressOf } from '../../urls.ts';
import { formatPrice } from '../catalogue/formatPrice.ts';
import { usePage } from '../routing/page.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { formatPlural } from '../texts/formatText.ts';
import { useTexts } from '../texts/useTexts.ts';
import { isEmptyCart, type CartState } from './cartModule.ts';
import { totalOf, type CartLine } from './cartLines.ts';
import styles from './CartSummary.module.css';

interface Props {
  state: CartState;
  lines: readonly CartLine[];
}

/** The total of the articles and the link to checkout, which is disabled while checkout is not allowed (CART-27). */
export function CartSummary({ state, lines }: Props) {
  const { site } = usePage();
  const { cart, page, product } = useTexts();
  const total = totalOf(lines);
  const blockedReason = isEmptyCart(state.cart) ? cart.empty : cart.checkoutBlocked;
  const items = formatPlural(page.items, state.count, site);
  return (
    <section className={styles.summary} aria-labelledby="cart-summary" aria-busy={state.busy}>
      <h2 className={styles.title} id="cart-summary">
        {cart.summary}
      </h2>
      <p className={styles.count}>{items}</p>
      {total !== null && (
        <p className={styles.total}>
          <span>{cart.total}</span>
          <strong>{formatPrice(total, site)}</strong>
        </p>
      )}
      <p className={styles.small}>{product.taxNote}</p>
      {state.canCheckout ? (
        <ButtonLink to={addressOf(site, 'checkout')}>{cart.checkout}</ButtonLink>
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
