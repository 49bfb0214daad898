import type { Product } from './catalogue.ts';
import { useTexts } from '../texts/useTexts.ts';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';

interface Props {
  /** If `undefined`, placeholders are displayed. */
  products: readonly Product[] | undefined;
  /** The number of placeholders. */
  placeholders?: number;
  heading?: 'h2' | 'h3';
  /** Shows the articles in one row that scrolls sideways. */
  inRow?: boolean;
}

/** Articles in a grid. */
export function ProductGrid({ products, placeholders = 10, heading = 'h3', inRow }: Props) {
  const { loading } = useTexts().page;
  const className = inRow ? `${styles.grid} ${styles.row}` : styles.grid;
  if (!products) {
    return (
      <div className={className} role="status">
        <span className="shop-hidden">{loading}</span>
        {Array.from({ length: placeholders }, (_, index) => (
          <div className={styles.placeholder} key={index} aria-hidden="true" />
        ))}
      </div>
    );
  }
  return (
    <ul className={className}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
