import { formatText } from '../texts/formatText.ts';
import { useTexts } from '../texts/useTexts.ts';
import styles from './Availability.module.css';

/** At this number of units or fewer, the page shows how many are left. */
const LOW_STOCK = 5;

function availabilityOf(stock: number): 'inStock' | 'fewLeft' | 'soldOut' {
  if (stock <= 0) return 'soldOut';
  return stock <= LOW_STOCK ? 'fewLeft' : 'inStock';
}

/** Whether an article is in stock, with a coloured dot. */
export function Availability({ stock }: { stock: number }) {
  const { product } = useTexts();
  const kind = availabilityOf(stock);
  return (
    <p className={`${styles.availability} ${styles[kind]}`}>
      {formatText(product[kind], { n: stock })}
    </p>
  );
}
