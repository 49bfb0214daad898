import { useTexts } from '../texts/useTexts.ts';
import styles from './Contents.module.css';

/** The place of a cart that is on its way. */
export function EmptyContents() {
  const { loading } = useTexts().page;
  return (
    <div className={styles.place} role="status">
      <span className="shop-hidden">{loading}</span>
    </div>
  );
}
