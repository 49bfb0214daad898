import { formatPrice } from '../catalogue/formatPrice.ts';
import { usePage } from '../routing/page.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { formatText } from '../texts/formatText.ts';
import { useTexts } from '../texts/useTexts.ts';
import type { CartModule } from './cartModule.ts';
import type { CartLine } from './cartLines.ts';
import { QuantityField } from './QuantityField.tsx';
import styles from './CartRow.module.css';
import { LinePicture } from './LinePicture.tsx';

/** A line of the cart. */
export function CartRow({ line, cartModule }: { line: CartLine; cartModule: CartModule }) {
  const { site } = usePage();
  const { cart, product } = useTexts();
  const { title, url, kind, quantity, unitPrice, problem, remove, article } = line;
  return (
    <li className={styles.row}>
      <LinePicture picture={line.picture} kind={kind} />
      <div className={styles.text}>
        <p className={styles.title}>{url ? <a href={url}>{title}</a> : title}</p>
        {kind && <p className={styles.kind}>{cart[kind]}</p>}
        {problem && (
          <p className={styles.problem}>
            {problem === 'soldOut' ? product.soldOut : cart[problem]}
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <div className={styles.controls}>
          {article && problem === undefined ? (
            <QuantityField
              title={title}
              quantity={quantity}
              article={article}
              cartModule={cartModule}
            />
          ) : (
            quantity > 1 && <span>× {quantity}</span>
          )}
          <Button
            look="quiet"
            aria-label={formatText(cart.removeItem, { title })}
            onClick={() => void remove(cartModule)}
          >
            <Icon name="bin" size={18} />
            {cart.remove}
          </Button>
        </div>
        <p className={styles.price}>
          {unitPrice === undefined ? null : formatPrice(unitPrice * quantity, site)}
        </p>
      </div>
    </li>
  );
}
