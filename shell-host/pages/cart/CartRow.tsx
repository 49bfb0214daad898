import { formatPrice } from '../catalogue/formatPrice.ts';
import { usePage } from '../routing/page.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { keepUnitsTogether } from '../catalogue/keepUnitsTogether.ts';
import { formatText } from '../texts/formatText.ts';
import { useTexts } from '../texts/useTexts.ts';
import type { CartModule } from './cartModule.ts';
import type { CartLine } from './line.ts';
import { LineProblem } from './Problem.tsx';
import { QuantityField } from './QuantityField.tsx';
import { removeEntry } from './removal.ts';
import styles from './CartRow.module.css';
import { LinePicture } from './LinePicture.tsx';

/** One entry of the cart. */
export function CartRow({ line, door: cartModule }: { line: CartLine; door: CartModule }) {
  const { site } = usePage();
  const { cart } = useTexts();
  const { title, url, kind, quantity, unitPrice, problem, removal: removal, article } = line;
  return (
    <li className={styles.row}>
      <LinePicture picture={line.picture} kind={kind} />
      <div className={styles.words}>
        <p className={styles.title}>{url ? <a href={url}>{keepUnitsTogether(title)}</a> : title}</p>
        {kind && <p className={styles.kind}>{cart[kind]}</p>}
        {problem && <LineProblem problem={problem} />}
      </div>
      <div className={styles.foot}>
        <div className={styles.controls}>
          {article && problem === undefined ? (
            <QuantityField
              title={title}
              quantity={quantity}
              onChange={(wanted) => void cartModule.setArticle({ ...article, quantity: wanted })}
            />
          ) : (
            quantity > 1 && <span>× {quantity}</span>
          )}
          <Button
            look="quiet"
            aria-label={formatText(cart.removeIt, { title })}
            onClick={() => void removeEntry(cartModule, removal)}
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
