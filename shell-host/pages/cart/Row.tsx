import { formatPrice } from '../catalogue/price.ts';
import { usePage } from '../page.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { unbroken } from '../parts/unbroken.ts';
import { fill } from '../texts/fill.ts';
import { useTexts } from '../texts/useTexts.ts';
import type { CartDoor } from './cartDoor.ts';
import type { Line } from './line.ts';
import { Problem } from './Problem.tsx';
import { Quantity } from './Quantity.tsx';
import { remove } from './removal.ts';
import styles from './Row.module.css';
import { RowPicture } from './RowPicture.tsx';

/** One entry of the cart. */
export function Row({ line, door }: { line: Line; door: CartDoor }) {
  const { site } = usePage();
  const { cart } = useTexts();
  const { title, url, kind, quantity, unitPrice, problem, removal, article } = line;
  return (
    <li className={styles.row}>
      <RowPicture picture={line.picture} kind={kind} />
      <div className={styles.words}>
        <p className={styles.title}>{url ? <a href={url}>{unbroken(title)}</a> : title}</p>
        {kind && <p className={styles.kind}>{cart[kind]}</p>}
        {problem && <Problem problem={problem} />}
      </div>
      <div className={styles.foot}>
        <div className={styles.controls}>
          {article && problem === undefined ? (
            <Quantity
              title={title}
              quantity={quantity}
              onChange={(wanted) => void door.setArticle({ ...article, quantity: wanted })}
            />
          ) : (
            quantity > 1 && <span>× {quantity}</span>
          )}
          <Button
            look="quiet"
            aria-label={fill(cart.removeIt, { title })}
            onClick={() => void remove(door, removal)}
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
