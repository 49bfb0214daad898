import { useEffect, useState, type FormEvent } from 'react';
import type { CartDoor, Outcome } from '../cart/cartDoor.ts';
import { WithCart } from '../cart/WithCart.tsx';
import type { Product } from '../catalogue/catalogue.ts';
import { Button } from '../parts/Button.tsx';
import { useTexts } from '../texts/useTexts.ts';
import styles from './AddToCart.module.css';
import { Added } from './Added.tsx';
import { addPieces } from './addPieces.ts';
import { QuantitySelect } from './QuantitySelect.tsx';

/** The way into the cart. */
export function AddToCart({ product }: { product: Product }) {
  return <WithCart>{(door) => <Form product={product} door={door} />}</WithCart>;
}

function Form({ product, door }: { product: Product; door: CartDoor | null }) {
  const { product: texts } = useTexts();
  const [quantity, setQuantity] = useState(1);
  const [adding, setAdding] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isSoldOut = product.stock <= 0;

  // Who may add to the cart will need to know it.
  useEffect(() => door?.cartStore.subscribe(() => {}), [door]);

  async function add(event: FormEvent) {
    event.preventDefault();
    if (!door || adding) return;
    setAdding(true);
    setOutcome(null);
    setOutcome(await addPieces(door, product, quantity));
    setAdding(false);
  }

  return (
    <form className={styles.add} onSubmit={(event) => void add(event)}>
      <div className={styles.row}>
        <QuantitySelect value={quantity} most={mostOf(product)} onChange={setQuantity} />
        {/* Not `disabled` while it works: the focus would be lost. */}
        <Button type="submit" disabled={isSoldOut} aria-disabled={adding || !door}>
          {isSoldOut ? texts.soldOut : texts.add}
        </Button>
      </div>
      <div role="status">{adding && <span className="shop-hidden">{texts.adding}</span>}</div>
      {outcome && <Added outcome={outcome} title={product.title} />}
    </form>
  );
}

/** Not more than the shop sells at once; the service has the last word. */
function mostOf({ stock, itemLimit }: Product): number {
  return Math.max(1, Math.min(stock, itemLimit, 20));
}
