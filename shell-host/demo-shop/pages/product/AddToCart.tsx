import { useEffect, useState, type FormEvent } from 'react';
import { load } from '../../../../host-kit/src/browser.ts';
import { addressOf } from '../../urls.ts';
import { headerAnnouncesCart, type CartModule, type Outcome } from '../cart/cartModule.ts';
import { errorText } from '../cart/errorText.ts';
import { WithCart } from '../cart/WithCart.tsx';
import type { Product } from '../catalogue/catalogue.ts';
import { keepUnitsTogether } from '../catalogue/keepUnitsTogether.ts';
import { usePage } from '../routing/page.ts';
import { formatText } from '../texts/formatText.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useTexts } from '../texts/useTexts.ts';
import styles from './AddToCart.module.css';

interface FormProps {
  product: Product;
  cartModule: CartModule | null;
}

/** The form that adds an article to the cart. */
export function AddToCart({ product }: { product: Product }) {
  return (
    <WithCart>
      {(cartModule) => <AddToCartForm product={product} cartModule={cartModule} />}
    </WithCart>
  );
}

function AddToCartForm({ product, cartModule }: FormProps) {
  const { product: texts } = useTexts();
  const [quantity, setQuantity] = useState(1);
  const [isAdding, setIsAdding] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isSoldOut = product.stock <= 0;

  // Subscribing loads the cart in advance.
  useEffect(() => cartModule?.cartStore.subscribe(() => {}), [cartModule]);

  async function add(event: FormEvent) {
    event.preventDefault();
    if (isAdding) return;
    setIsAdding(true);
    setOutcome(null);
    const { id: productId, tcm } = product;
    // The visitor may submit before the module has loaded. If it does not load, `WithCart` shows a message.
    const loaded = cartModule ?? (await load('cart').catch(() => null));
    if (loaded) setOutcome(await loaded.addArticle({ productId, tcm, quantity }));
    setIsAdding(false);
  }

  return (
    <form className={styles.add} onSubmit={(event) => void add(event)}>
      <div className={styles.row}>
        <label className={styles.quantity}>
          <span>{texts.quantity}</span>
          <select value={quantity} onChange={({ target }) => setQuantity(Number(target.value))}>
            {Array.from({ length: maxQuantity(product) }, (_, index) => (
              <option key={index}>{index + 1}</option>
            ))}
          </select>
        </label>
        {/* Not `disabled` while busy, because the button would lose the focus. */}
        <Button type="submit" disabled={isSoldOut} aria-disabled={isAdding}>
          {isSoldOut ? texts.soldOut : texts.add}
        </Button>
      </div>
      <div role="status">{isAdding && <span className="shop-hidden">{texts.adding}</span>}</div>
      {outcome && !(outcome.ok && headerAnnouncesCart()) && (
        <AddToCartResult outcome={outcome} title={product.title} />
      )}
    </form>
  );
}

/** Maximum quantity that the form offers. The service may allow less. */
function maxQuantity({ stock, itemLimit }: Product): number {
  return Math.max(1, Math.min(stock, itemLimit, 20));
}

/** The outcome of adding an article to the cart. If there is a header, it shows added articles and announces errors. */
function AddToCartResult({ outcome, title }: { outcome: Outcome; title: string }) {
  const { site } = usePage();
  const { product, cartError } = useTexts();
  return (
    <Notice kind={outcome.ok ? 'success' : 'error'} isSilent={headerAnnouncesCart()}>
      <p>
        {outcome.ok
          ? formatText(product.added, { title: keepUnitsTogether(title) })
          : errorText(cartError, outcome)}
      </p>
      <a href={addressOf(site, 'cart')}>{product.toCart}</a>
    </Notice>
  );
}
