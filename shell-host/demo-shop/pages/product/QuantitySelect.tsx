import { useTexts } from '../texts/useTexts.ts';
import styles from './AddToCart.module.css';

interface Props {
  value: number;
  max: number;
  onChange: (quantity: number) => void;
}

/** A select for the quantity. */
export function QuantitySelect({ value, max, onChange }: Props) {
  const { quantity } = useTexts().product;
  return (
    <label className={styles.quantity}>
      <span>{quantity}</span>
      <select value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {Array.from({ length: max }, (_, index) => (
          <option key={index}>{index + 1}</option>
        ))}
      </select>
    </label>
  );
}
