import type { Product } from './catalogue.ts';
import { useTexts } from '../texts/useTexts.ts';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';

interface Props {
  products: readonly Product[];
  heading?: 'h2' | 'h3';
  /** Shows the articles in one row that scrolls sideways. */
  inRow?: boolean;
}

/** Articles in a grid. */
export function ProductGrid({ products, heading = 'h3', inRow = false }: Props) {
  return (
    <ul className={inRow ? `${styles.grid} ${styles.row}` : styles.grid}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

/** Placeholders while articles are loading. */
export function ProductGridPlaceholder({
  count,
  inRow = false,
}: {
  count: number;
  inRow?: boolean;
}) {
  const { page } = useTexts();
  return (
    <div className={inRow ? `${styles.grid} ${styles.row}` : styles.grid} role="status">
      <span className="shop-hidden">{page.loading}</span>
      {Array.from({ length: count }, (_, index) => (
        <div className={styles.placeholder} key={index} aria-hidden="true" />
      ))}
    </div>
  );
}
