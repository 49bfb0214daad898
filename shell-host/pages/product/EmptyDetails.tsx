import { useTexts } from '../texts/useTexts.ts';
import styles from './ProductDetails.module.css';

/** The place of an article that is on its way. */
export function ProductDetailsPlaceholder() {
  const { loading } = useTexts().page;
  return (
    <div className={styles.details} role="status">
      <span className="shop-hidden">{loading}</span>
      <div className={`${styles.picture} ${styles.place}`} />
    </div>
  );
}
