import { useState } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { fill } from '../texts/fill.ts';
import { useTexts } from '../texts/useTexts.ts';
import styles from './Quantity.module.css';

interface Props {
  title: string;
  quantity: number;
  onChange: (quantity: number) => void;
}

/** How many pieces of an entry: by one up or down, or typed. */
export function Quantity({ title, quantity, onChange }: Props) {
  const { cart } = useTexts();
  const [typed, setTyped] = useState<string | null>(null);

  function settle() {
    setTyped(null);
    const wanted = Number(typed);
    const isNumber = /^\s*\d{1,4}\s*$/.test(typed ?? '') && wanted > 0;
    if (isNumber && wanted !== quantity) onChange(wanted);
  }

  return (
    <div className={styles.quantity}>
      <button
        type="button"
        aria-label={fill(cart.less, { title })}
        disabled={quantity <= 1}
        onClick={() => onChange(quantity - 1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        inputMode="numeric"
        aria-label={fill(cart.quantityOf, { title })}
        value={typed ?? quantity}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={settle}
        onKeyDown={({ key }) => {
          if (key === 'Enter') settle();
        }}
      />
      <button
        type="button"
        aria-label={fill(cart.more, { title })}
        onClick={() => onChange(quantity + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
}
