import { formatText } from '../texts/formatText.ts';
import { useTexts } from '../texts/useTexts.ts';
import styles from './Availability.module.css';

/** Maximum stock for which the page displays the number of remaining units. */
const LOW_STOCK = 5;

/** Whether an article is in stock, with a coloured dot. */
export function Availability({ stock }: { stock: number }) {
  const { product } = useTexts();
  const kind = stock <= 0 ? 'soldOut' : stock <= LOW_STOCK ? 'fewLeft' : 'inStock';
  return (
    <p className={`${styles.availability} ${styles[kind]}`}>
      {formatText(product[kind], { n: stock })}
    </p>
  );
}
