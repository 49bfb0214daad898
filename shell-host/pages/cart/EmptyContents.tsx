import { useTexts } from '../texts/useTexts.ts';
import styles from './CartContents.module.css';

/** The place of a cart that is on its way. */
export function CartPlaceholder() {
  const { loading } = useTexts().page;
  return (
    <div className={styles.place} role="status">
      <span className="shop-hidden">{loading}</span>
    </div>
  );
}
