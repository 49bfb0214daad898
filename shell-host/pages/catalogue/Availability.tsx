import { formatText } from '../texts/formatText.ts';
import { useTexts } from '../texts/useTexts.ts';
import { availabilityOf } from './availabilityOf.ts';
import styles from './Availability.module.css';

/** Whether an article can be had: in words, beside a dot in their colour. */
export function Availability({ stock }: { stock: number }) {
  const { product } = useTexts();
  const kind = availabilityOf(stock);
  return (
    <p className={`${styles.availability} ${styles[kind]}`}>
      {formatText(product[kind], { n: stock })}
    </p>
  );
}
