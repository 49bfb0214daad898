import { useEffect, useState, type FormEvent } from 'react';
import type { CartModule, Outcome } from '../cart/cartModule.ts';
import { WithCart } from '../cart/WithCart.tsx';
import type { Product } from '../catalogue/catalogue.ts';
import { Button } from '../ui/Button.tsx';
import { useTexts } from '../texts/useTexts.ts';
import styles from './AddToCart.module.css';
import { AddToCartResult } from './AddToCartResult.tsx';
import { QuantitySelect } from './QuantitySelect.tsx';

/** The form that adds an article to the cart. */
export function AddToCart({ product }: { product: Product }) {
  return (
    <WithCart>
      {(cartModule) => <AddToCartForm product={product} cartModule={cartModule} />}
    </WithCart>
  );
}

function AddToCartForm({
  product,
  cartModule,
}: {
  product: Product;
  cartModule: CartModule | null;
}) {
  const { product: texts } = useTexts();
  const [quantity, setQuantity] = useState(1);
  const [isAdding, setIsAdding] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isSoldOut = product.stock <= 0;

  // Subscribing reads the cart, so that adding need not wait for it.
  useEffect(() => cartModule?.cartStore.subscribe(() => {}), [cartModule]);

  async function add(event: FormEvent) {
    event.preventDefault();
    if (!cartModule || isAdding) return;
    setIsAdding(true);
    setOutcome(null);
    const { id: productId, tcm } = product;
    setOutcome(await cartModule.addArticle({ productId, tcm, quantity }));
    setIsAdding(false);
  }

  return (
    <form className={styles.add} onSubmit={(event) => void add(event)}>
      <div className={styles.row}>
        <QuantitySelect value={quantity} max={maxQuantity(product)} onChange={setQuantity} />
        {/* Not `disabled` while it is busy, because the button would lose the focus. */}
        <Button type="submit" disabled={isSoldOut} aria-disabled={isAdding || !cartModule}>
          {isSoldOut ? texts.soldOut : texts.add}
        </Button>
      </div>
      <div role="status">{isAdding && <span className="shop-hidden">{texts.adding}</span>}</div>
      {outcome && <AddToCartResult outcome={outcome} title={product.title} />}
    </form>
  );
}

/** The highest quantity that the form offers; the service may allow less. */
function maxQuantity({ stock, itemLimit }: Product): number {
  return Math.max(1, Math.min(stock, itemLimit, 20));
}
