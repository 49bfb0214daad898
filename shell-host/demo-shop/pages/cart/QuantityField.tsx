import { useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { formatText } from '../texts/formatText.ts';
import { useTexts } from '../texts/useTexts.ts';
import type { CartLine } from './cartLines.ts';
import type { CartModule } from './cartModule.ts';
import styles from './QuantityField.module.css';

interface Props extends Pick<CartLine, 'title' | 'quantity'> {
  article: NonNullable<CartLine['article']>;
  cartModule: CartModule;
}

/** The quantity of an entry, with buttons that change it by one. */
export function QuantityField({ title, quantity, article, cartModule }: Props) {
  const { cart } = useTexts();
  const [typed, setTyped] = useState<string | null>(null);

  function commit() {
    setTyped(null);
    const typedQuantity = Number(typed);
    const isNumber = /^\s*\d{1,4}\s*$/.test(typed ?? '') && typedQuantity > 0;
    if (isNumber && typedQuantity !== quantity) {
      void cartModule.setArticle({ ...article, quantity: typedQuantity });
    }
  }

  return (
    <div className={styles.quantity}>
      <button
        type="button"
        aria-label={formatText(cart.decrease, { title })}
        disabled={quantity <= 1}
        onClick={() => void cartModule.addArticle({ ...article, quantity: -1 })}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        inputMode="numeric"
        aria-label={formatText(cart.quantityOf, { title })}
        value={typed ?? quantity}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      <button
        type="button"
        aria-label={formatText(cart.increase, { title })}
        onClick={() => void cartModule.addArticle({ ...article, quantity: 1 })}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
}
